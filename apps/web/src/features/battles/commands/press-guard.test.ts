import { describe, expect, test } from 'vitest';
import { PressGuard } from './press-guard.ts';

const byKey = { isPointer: false };
const byPointer = { isPointer: true };

/** A guard with a choice offered at 1000 ms. */
function offered({ before = () => {} }: { before?: (guard: PressGuard) => void } = {}) {
  const guard = new PressGuard();
  guard.offer(null, 0);
  before(guard);
  guard.offer({}, 1000);
  return guard;
}

function keyAt(timeStamp: number, repeat = false) {
  return { timeStamp, repeat };
}

describe('a choice', () => {
  test('is made by what is pressed once it is there', () => {
    const guard = offered();
    guard.keyDown(keyAt(1001));
    expect(guard.accepts(byKey)).toBe(true);
    guard.pointerDown({ timeStamp: 1001 });
    expect(guard.accepts(byPointer)).toBe(true);
  });

  test('is not made by a key that was held until it was there', () => {
    const guard = offered({ before: (early) => early.keyDown(keyAt(500)) });
    expect(guard.accepts(byKey)).toBe(false);
    guard.keyDown(keyAt(1400, true));
    expect(guard.accepts(byKey)).toBe(false);
    guard.keyReleased();
    guard.keyDown(keyAt(1500));
    expect(guard.accepts(byKey)).toBe(true);
  });

  test('is not made by a key that was held when the page came', () => {
    const guard = offered();
    guard.keyDown(keyAt(1400, true));
    expect(guard.accepts(byKey)).toBe(false);
  });

  test('is not made by a press that a slow machine hears of too late', () => {
    const guard = offered();
    guard.keyDown(keyAt(990));
    expect(guard.accepts(byKey)).toBe(false);
    guard.pointerDown({ timeStamp: 990 });
    expect(guard.accepts(byPointer)).toBe(false);
    expect(guard.acceptsKey(keyAt(990))).toBe(false);
  });

  test('is not made by one more press of a player who hurries the text', () => {
    const guard = offered({
      before: (early) => {
        early.keyDown(keyAt(900));
        early.keyReleased();
      },
    });
    for (const time of [1050, 1200, 1390]) {
      guard.keyDown(keyAt(time));
      expect(guard.accepts(byKey)).toBe(false);
      guard.keyReleased();
    }
    guard.keyDown(keyAt(1800));
    expect(guard.accepts(byKey)).toBe(true);
  });

  test('is not made by a finger that came down before', () => {
    const guard = offered({ before: (early) => early.pointerDown({ timeStamp: 980 }) });
    expect(guard.accepts(byPointer)).toBe(false);
  });

  test('is not made by the press that made the one before it', () => {
    const guard = offered();
    guard.keyDown(keyAt(1100));
    guard.offer({}, 1101);
    expect(guard.accepts(byKey)).toBe(false);
    expect(guard.acceptsKey(keyAt(1600, true))).toBe(false);
    expect(guard.acceptsKey(keyAt(1600))).toBe(true);
  });

  test('is made without a press, and where the clocks have drifted apart', () => {
    const guard = offered();
    expect(guard.accepts(byKey)).toBe(true);
    expect(guard.accepts(byPointer)).toBe(true);
    guard.offer({}, 90_000);
    guard.keyDown(keyAt(1200));
    expect(guard.accepts(byKey)).toBe(true);
  });
});
