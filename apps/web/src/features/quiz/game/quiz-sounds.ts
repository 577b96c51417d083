import { type FlameSound, flameSound } from '../questions/flame.ts';
import { isRight, type QuestionsState, type QuizEvent, type QuizState } from './quiz-state.ts';

/** The outside of the sounds, replaced in tests. */
export interface QuizSounds {
  cry(url: string): void;
  stopCry(): void;
  play(name: 'right' | 'wrong' | 'success' | 'fail'): void;
  /** Plays without stopping other sounds. */
  playFlame(name: FlameSound): void;
}

/**
 * Milliseconds from a verdict to the flame's sound, when the flame flares highest or its halves
 * fall (see Flame.module.css).
 */
const flameDelays = { flares: 250, falls: 450 } as const;

export function createSoundEffects(sounds: QuizSounds) {
  let flameTimer: ReturnType<typeof setTimeout> | undefined;

  function playVerdict(state: QuestionsState): void {
    const right = isRight(state);
    sounds.play(right ? 'right' : 'wrong');
    const flame = flameSound(state);
    if (flame === null) return;
    const delay = right ? flameDelays.flares : flameDelays.falls;
    flameTimer = setTimeout(() => sounds.playFlame(flame), delay);
  }

  /** A training continues; other quizzes are lost. */
  function playTimeOver(state: QuizState): void {
    if (state.page !== 'Questions') sounds.play('fail');
    else {
      const flame = flameSound(state);
      if (flame !== null) sounds.playFlame(flame);
    }
  }

  return {
    /** Plays the sound of an event; `state` is the state after it. */
    play(event: QuizEvent, state: QuizState): void {
      switch (event.type) {
        case 'arrived':
          if (event.question.audio !== null) sounds.cry(event.question.audio);
          break;
        case 'judged':
          if (state.page === 'Questions') playVerdict(state);
          break;
        case 'time-over':
          playTimeOver(state);
          break;
        case 'lost':
        case 'refused':
          sounds.play('fail');
          break;
        case 'won':
          sounds.play('success');
          break;
        case 'left':
          sounds.stopCry();
          break;
      }
    },
    /** Cancels a scheduled sound. */
    cancel(): void {
      clearTimeout(flameTimer);
    },
  };
}
