import { expect, test, vi } from 'vitest';
import { claimOpening } from './opening.ts';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test('a leader is introduced at length once, and players once; a rematch opens on the scene', () => {
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('localStorage', memory());
  const first = { id: 1, kind: 'leader', leaderId: 4, step: 0 } as const;
  expect(claimOpening(first)).toBe('long');
  // Reloaded.
  expect(claimOpening(first)).toBe('current');
  expect(claimOpening({ ...first, id: 2 })).toBe('short');
  expect(claimOpening({ ...first, id: 3, leaderId: 5 })).toBe('long');
  expect(claimOpening({ ...first, id: 4, kind: 'rematch', leaderId: 6 })).toBe('scene');
  expect(claimOpening({ id: 6, kind: 'duel', step: 0 })).toBe('face-off');
  expect(claimOpening({ id: 6, kind: 'duel', step: 0 })).toBe('current');
  // Begun on another device.
  expect(claimOpening({ ...first, id: 5, step: 3 })).toBe('current');
  vi.unstubAllGlobals();
});

test('without storage every battle is introduced', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  const first = { id: 1, kind: 'leader', leaderId: 4, step: 0 } as const;
  expect(claimOpening(first)).toBe('long');
  expect(claimOpening(first)).toBe('long');
  vi.unstubAllGlobals();
});
