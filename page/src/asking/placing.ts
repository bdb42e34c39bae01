interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A little air between a card and what stands beside it, and to the edge of the window. */
const AIR = 8;

/** Where something of a size stands beside a card, without covering it where there is room; in the middle without one. */
export function beside(
  card: Box | null,
  size: { width: number; height: number },
  room: { width: number; height: number },
): { x: number; y: number } {
  if (card === null) return { x: inside((room.width - size.width) / 2, size.width, room.width), y: room.height / 3 };
  const right = card.left + card.width + AIR;
  const left = card.left - size.width - AIR;
  const fitsRight = right + size.width + AIR <= room.width;
  const y = inside(card.top + card.height / 2 - size.height / 2, size.height, room.height);
  if (fitsRight || left >= AIR) return { x: fitsRight ? right : left, y };
  const x = inside(card.left + card.width / 2 - size.width / 2, size.width, room.width);
  const above = card.top - size.height - AIR;
  return { x, y: inside(above >= AIR ? above : card.top + card.height + AIR, size.height, room.height) };
}

function inside(start: number, length: number, room: number): number {
  return Math.max(AIR, Math.min(start, room - length - AIR));
}
