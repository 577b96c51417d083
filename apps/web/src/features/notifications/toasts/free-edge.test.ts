import { expect, test } from 'vitest';
import { chooseSpot, type Edge } from './free-edge.ts';

const box = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 390 });
type Box = ReturnType<typeof box>;
const chooseEdge = (from: ReadonlyMap<Edge, Box>, pressable: readonly Box[], number: number) =>
  chooseSpot(from, { pressable, neverCovered: [] }, { number, tallest: 0 })?.edge;
const one = { number: 1, tallest: 0 };
const places = new Map<Edge, Box>([
  ['top', box(60, 110)],
  ['bottom', box(720, 770)],
]);

test('toasts are below the header if they cover no control there', () => {
  expect(chooseEdge(places, [], 1)).toBe('top');
  expect(chooseEdge(places, [box(0, 60), box(110, 150)], 1)).toBe('top');
});

test('otherwise at the lower edge; if that has controls, too, they wait', () => {
  expect(chooseEdge(places, [box(100, 140)], 1)).toBe('bottom');
  expect(chooseEdge(places, [box(100, 140), box(700, 730)], 1)).toBeUndefined();
});

test('controls beside them do not matter', () => {
  const beside = { top: 60, bottom: 110, left: 390, right: 600 };
  expect(chooseEdge(places, [beside], 1)).toBe('top');
});

test('several toasts need the room of several', () => {
  expect(chooseEdge(places, [box(140, 180)], 1)).toBe('top');
  expect(chooseEdge(places, [box(140, 180)], 2)).toBe('bottom');
});

test('on wide screens the other side comes before waiting', () => {
  const wide = new Map<Edge, ReturnType<typeof box>>([
    ['top', { top: 60, bottom: 188, left: 880, right: 1264 }],
    ['bottom', { top: 580, bottom: 708, left: 880, right: 1264 }],
    ['top-start', { top: 60, bottom: 188, left: 16, right: 400 }],
  ]);
  const close = { top: 70, bottom: 114, left: 890, right: 960 };
  const footer = { top: 690, bottom: 714, left: 1100, right: 1250 };
  expect(chooseEdge(wide, [close, footer], 1)).toBe('top-start');
  expect(chooseEdge(wide, [close], 1)).toBe('bottom');
});

test('without a free edge they go below content that must stay visible', () => {
  const name = box(80, 130);
  const bar = box(700, 780);
  const spot = (pressable: readonly Box[]) =>
    chooseSpot(places, { pressable, neverCovered: [name] }, one);
  expect(spot([])).toEqual({ edge: 'bottom', shift: 0 });
  expect(spot([bar])).toEqual({ edge: 'top', shift: 78 });
  // Not if that covers a control, or is too far down.
  expect(spot([bar, box(150, 190)])).toBeUndefined();
  const score = { pressable: [bar], neverCovered: [box(80, 200)] };
  expect(chooseSpot(places, score, one)).toBeUndefined();
});

test('a toast taller than its place needs its own height', () => {
  const title = { pressable: [], neverCovered: [box(120, 150)] };
  expect(chooseSpot(places, title, { number: 1, tallest: 50 })?.edge).toBe('top');
  expect(chooseSpot(places, title, { number: 1, tallest: 70 })?.edge).toBe('bottom');
  const bar = box(660, 700);
  expect(chooseSpot(places, { ...title, pressable: [bar] }, { number: 1, tallest: 80 })).toEqual({
    edge: 'top',
    shift: 98,
  });
});
