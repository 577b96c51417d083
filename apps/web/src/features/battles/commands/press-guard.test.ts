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

describe('the press guard', () => {
  test('accepts presses that begin after the offer', () => {
    const guard = offered();
    guard.keyDown(keyAt(1001));
    expect(guard.accepts(byKey)).toBe(true);
    guard.pointerDown({ timeStamp: 1001 });
    expect(guard.accepts(byPointer)).toBe(true);
  });

  test('rejects a key held since before the offer', () => {
    const guard = offered({ before: (early) => early.keyDown(keyAt(500)) });
    expect(guard.accepts(byKey)).toBe(false);
    guard.keyDown(keyAt(1400, true));
    expect(guard.accepts(byKey)).toBe(false);
    guard.keyReleased();
    guard.keyDown(keyAt(1500));
    expect(guard.accepts(byKey)).toBe(true);
  });

  test('rejects a key held since before the page was opened', () => {
    const guard = offered();
    guard.keyDown(keyAt(1400, true));
    expect(guard.accepts(byKey)).toBe(false);
  });

  test('rejects an earlier press that is delivered after the offer', () => {
    const guard = offered();
    guard.keyDown(keyAt(990));
    expect(guard.accepts(byKey)).toBe(false);
    guard.pointerDown({ timeStamp: 990 });
    expect(guard.accepts(byPointer)).toBe(false);
    expect(guard.acceptsKey(keyAt(990))).toBe(false);
  });

  test('rejects further presses of a player who skips the text', () => {
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

  test('rejects a pointer that went down before the offer', () => {
    const guard = offered({ before: (early) => early.pointerDown({ timeStamp: 980 }) });
    expect(guard.accepts(byPointer)).toBe(false);
  });

  test('rejects the press that made the previous choice', () => {
    const guard = offered();
    guard.keyDown(keyAt(1100));
    guard.offer({}, 1101);
    expect(guard.accepts(byKey)).toBe(false);
    expect(guard.acceptsKey(keyAt(1600, true))).toBe(false);
    expect(guard.acceptsKey(keyAt(1600))).toBe(true);
  });

  test('accepts clicks without a press, and presses of a clock that drifted', () => {
    const guard = offered();
    expect(guard.accepts(byKey)).toBe(true);
    expect(guard.accepts(byPointer)).toBe(true);
    guard.offer({}, 90_000);
    guard.keyDown(keyAt(1200));
    expect(guard.accepts(byKey)).toBe(true);
  });
});
