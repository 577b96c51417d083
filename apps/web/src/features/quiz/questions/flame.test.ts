import type { TrainingQuestion } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { introState, type QuizEvent, type QuizState, reduceQuiz } from '../game/quiz-state.ts';
import { flameOf, flameSize } from './flame.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [9, 1],
  [10, 2],
  [19, 2],
  [20, 3],
  [400, 3],
])('after %i right answers in a row the flame has the size %i', (streak, size) => {
  expect(flameSize(streak)).toBe(size);
});

const question: TrainingQuestion = {
  number: 1,
  total: null,
  text: 'Di che tipo è Mew?',
  audio: null,
  possibleAnswers: [1, 2, 3, 4].map((id) => ({ id, text: `Risposta ${id}` })),
  correctAnswer: 1,
};
const arrived: QuizEvent = { type: 'arrived', question, deadline: 0 };
const answered = (answerId: number): QuizEvent[] => [
  { type: 'chosen', answerId },
  { type: 'judged', correct: 1, picture: null },
];
const goingOn: QuizEvent[] = [{ type: 'fetching' }, arrived];
const rightly = [...answered(1), ...goingOn];

function after(events: readonly QuizEvent[]) {
  const started: QuizEvent[] = [{ type: 'started', kind: 'Training' }, arrived];
  const state = [...started, ...events].reduce<QuizState>(reduceQuiz, introState);
  if (state.page !== 'Questions') throw new Error('No question is asked');
  return flameOf(state);
}
const series = (length: number) => Array.from({ length }, () => rightly).flat();

describe('the flame of a streak', () => {
  test('is lit by the fifth right answer', () => {
    expect(after(series(4))).toEqual({ size: 0, isBroken: false });
    expect(after([...series(4), ...answered(1)])).toEqual({ size: 1, isBroken: false });
  });

  test('is broken by a wrong answer, and out after the next right one', () => {
    const wrong = [...series(12), ...answered(2)];
    expect(after(wrong)).toEqual({ size: 2, isBroken: true });
    expect(after([...wrong, ...goingOn])).toEqual({ size: 2, isBroken: true });
    expect(after([...wrong, ...goingOn, ...answered(1)])).toEqual({ size: 0, isBroken: false });
  });

  test('breaks when the time is up, and only once', () => {
    const late = [...series(5), { type: 'time-over' } as const, arrived];
    expect(after(late)).toEqual({ size: 1, isBroken: true });
    expect(after([...late, ...answered(3)])).toEqual({ size: 0, isBroken: false });
  });

  test('cannot break if not lit', () => {
    expect(after([...series(4), ...answered(2)])).toEqual({ size: 0, isBroken: false });
  });

  test('is out when the training restarts', () => {
    const anew: QuizEvent[] = [{ type: 'started', kind: 'Training' }, arrived];
    expect(after([...series(6), ...anew])).toEqual({ size: 0, isBroken: false });
  });
});
