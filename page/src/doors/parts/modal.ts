/** A dialog stands in front of everything as soon as it is there. */
export function shown(dialog: HTMLDialogElement): void {
  dialog.showModal();
}

/** A click beside what is in a dialog closes it. */
export function beside(close: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.target === event.currentTarget) close();
  };
}
