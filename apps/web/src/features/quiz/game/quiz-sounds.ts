import { type FlameSound, flameSound } from '../questions/flame.ts';
import { isRight, type QuestionsState, type QuizEvent, type QuizState } from './quiz-state.ts';

/** The players of a quiz's sounds. */
export interface QuizSounds {
  cry(address: string): void;
  /** Ends a cry that is still heard. */
  stopCry(): void;
  play(name: 'right' | 'wrong' | 'success' | 'fail'): void;
  /** Plays over what is heard already. */
  playFlame(name: FlameSound): void;
}

/**
 * Milliseconds from a verdict to the sound of the flame, which follows the verdict's own: it flares
 * highest then, or its halves fall (see Flame.module.css).
 */
const flameDelays = { flares: 250, falls: 450 } as const;

/** Plays the sounds of a quiz's events. */
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

  /** In the training the flame goes out, and the next question is on its way. */
  function playTimeOver(state: QuizState): void {
    if (state.page !== 'Questions') sounds.play('fail');
    else {
      const flame = flameSound(state);
      if (flame !== null) sounds.playFlame(flame);
    }
  }

  return {
    /** Plays what belongs to an event that has led to `state`. */
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
    /** Cancels a sound that is still to come. */
    cancel(): void {
      clearTimeout(flameTimer);
    },
  };
}
