import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A player that starts at once. */
class FakeAudio extends EventTarget {
  static played: string[] = [];
  static last: FakeAudio | undefined;
  src = '';
  currentTime = 0;
  async play() {
    FakeAudio.played.push(this.src);
    FakeAudio.last = this;
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    this.dispatchEvent(new Event('pause'));
  }
}

const page = Object.assign(new EventTarget(), { hidden: false, querySelector: () => null });

beforeEach(() => {
  FakeAudio.played = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page's sounds after the first gesture. */
async function openPage() {
  const sound = await import('./sound.ts');
  sound.unlockSoundOnFirstGesture();
  page.dispatchEvent(new Event('pointerdown'));
  return sound;
}

test('nothing is played before the first gesture', async () => {
  const { playSound, playEffect, playCry, soundIsUnlocked, unlockSoundOnFirstGesture } =
    await import('./sound.ts');
  unlockSoundOnFirstGesture();
  await playSound('right');
  await playEffect('pop');
  await playCry('cries/25.mp3', { isAskedFor: true });
  expect(FakeAudio.played).toEqual([]);
  expect(soundIsUnlocked.get()).toBe(false);

  page.dispatchEvent(new Event('keydown'));
  expect(soundIsUnlocked.get()).toBe(true);
  await playSound('right');
  expect(FakeAudio.played).toEqual(['/assets/sounds/right.mp3']);
});

test('a hidden page plays nothing', async () => {
  const { playSound } = await openPage();
  page.hidden = true;
  await playSound('badge');
  expect(FakeAudio.played).toEqual([]);
});

test('with sounds off, only a requested cry is played', async () => {
  const { playSound, playEffect, playCry, soundEffects } = await openPage();
  soundEffects.set('off');
  await playSound('badge');
  await playEffect('battle-hit');
  await playCry('cries/25.mp3');
  expect(FakeAudio.played).toEqual([]);
  await playCry('cries/25.mp3', { isAskedFor: true });
  expect(FakeAudio.played).toEqual(['/assets/cries/25.mp3']);
});

test('reports while a cry is playing', async () => {
  const { playSound, playCry, stopCry, cryIsHeard } = await openPage();
  await playSound('right');
  expect(cryIsHeard.get()).toBe(false);
  await playCry('cries/25.mp3');
  expect(cryIsHeard.get()).toBe(true);
  FakeAudio.last?.dispatchEvent(new Event('ended'));
  expect(cryIsHeard.get()).toBe(false);
  await playCry('cries/26.mp3');
  stopCry();
  expect(cryIsHeard.get()).toBe(false);
});
