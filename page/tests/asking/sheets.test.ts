import { expect, test } from "vitest";
import { Counting } from "../../src/asking/counting";
import { Ordering } from "../../src/asking/ordering";
import { Sharing } from "../../src/asking/sharing";
import { option, question } from "./table";

const three = [0, 1, 2].map((at) => option(at, { objects: [10 + at] }));

test("shares add up before they can be sent", () => {
  const start = new Sharing(question({ kind: "Divide", options: three, bounds: { minimum: 1, total: 5 } }));
  expect(start.shares).toEqual([1, 1, 1]);
  expect(start.ready).toBe(false);
  const more = start.given(2, 1).rest(0);
  expect(more.answer).toEqual([2, 1, 2]);
  expect(more.ready).toBe(true);
  expect(more.canGive(1, 1)).toBe(false);
  expect(more.canGive(1, -1)).toBe(false);
});

test("a click on the table gives one more", () => {
  const start = new Sharing(question({ kind: "Divide", options: three, bounds: { minimum: 0, total: 1 } }));
  const step = start.click(11);
  expect(step !== null && "form" in step && step.form.answer).toEqual([0, 1, 0]);
});

test("things are put in another order", () => {
  const start = new Ordering(question({ kind: "Order", options: three }));
  expect(start.moved(0, 2).answer).toEqual([1, 2, 0]);
  expect(start.moved(2, 0).items.map((item) => item.id)).toEqual([2, 0, 1]);
  expect(start.moved(0, -1)).toBe(start);
});

test("a number keeps within what there is", () => {
  const x = new Counting(question({ kind: "ChooseX", purpose: "x", bounds: { minimum: 0, maximum: 5 } }));
  expect(x.answer).toBe(5);
  expect(x.stepped(1).answer).toBe(5);
  expect(x.with(9).ready).toBe(false);
  expect(x.with(1.5).ready).toBe(false);
});

test("where numbers have gaps the gaps are stepped over", () => {
  const bounds = { minimum: 0, maximum: 6, numbers: [0, 2, 6] };
  const number = new Counting(question({ kind: "ChooseNumber", bounds }), 2);
  expect(number.stepped(1).answer).toBe(6);
  expect(number.stepped(-1).answer).toBe(0);
  expect(number.with(3).ready).toBe(false);
});
