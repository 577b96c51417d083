import type { QuizQuestion, TrainingQuestion } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQuizGame } from './quiz-game.ts';
import { type QuizCalls, Refusal } from './quiz-run.ts';

const possibleAnswers = [1, 2, 3, 4].map((id) => ({ id, text: `Risposta ${id}` }));
const question = (number: number, audio: string | null = null): QuizQuestion => ({
  questionId: `run-${number}`,
  number,
  total: 3,
  text: `Domanda ${number}?`,
  audio,
  possibleAnswers,
});
const trainingQuestion = (number: number): TrainingQuestion => ({
  ...question(number),
  total: null,
  correctAnswer: 1,
});

/** A game with a server whose right answer is always the first one. */
function play(changes: Partial<QuizCalls> = {}) {
  let number = 0;
  const asked: string[] = [];
  const say =
    <Result>(words: string, answer: () => Result) =>
    async (): Promise<Result> => {
      asked.push(words);
      return answer();
    };
  const calls: QuizCalls = {
    firstQuestion: async (prize) => {
      asked.push(`first ${prize}`);
      number = 1;
      return question(1, '/api/cry');
    },
    nextQuestion: async ({ questionId }) => {
      asked.push(`next after ${questionId}`);
      return question(++number);
    },
    correctAnswer: async ({ questionId }, answerId) => {
      asked.push(`answer ${answerId} to ${questionId}`);
      return 1;
    },
    answerPicture: async () => 'pokemon/artwork/151.svg',
    firstTrainingQuestion: say('random', () => trainingQuestion(++number)),
    randomQuestion: say('random', () => trainingQuestion(++number)),
    reportStreak: async (streak) => {
      asked.push(`streak ${streak}`);
    },
    award: async (prize) => {
      asked.push(`award ${prize}`);
      return { name: 'Mew', image: 'pokemon/sprites/151.png' };
    },
    ...changes,
  };
  const heard: string[] = [];
  const view = { seen: true };
  const game = createQuizGame({
    calls,
    sounds: {
      cry: (url) => heard.push(url),
      stopCry: () => heard.push('silence'),
      play: (name) => heard.push(name),
      playFlame: (name) => heard.push(name),
    },
    now: Date.now,
    isSeen: () => view.seen,
    random: () => 0.5,
  });
  return { game, asked, heard, view, state: game.get };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a secret quiz', () => {
  test('starts with its first question, the cry and twenty seconds', async () => {
    const { game, asked, heard, state } = play();
    game.start('Pokemon');
    expect(state()).toMatchObject({ page: 'Intro', phase: 'loading', kind: 'Pokemon' });
    await wait(0);
    expect(asked).toEqual(['first pokemon']);
    expect(heard).toEqual(['/api/cry']);
    expect(state()).toMatchObject({
      page: 'Questions',
      phase: 'answering',
      deadline: Date.now() + 20_000,
    });
  });

  test('shows the verdict after 200 ms, and the next question 3 s after a right answer', async () => {
    const { game, asked, heard, state } = play();
    game.start('Pokemon');
    await wait(0);
    game.choose(1);
    expect(state()).toMatchObject({ phase: 'locked', chosen: 1, correct: null });
    await wait(199);
    expect(asked).toEqual(['first pokemon']);
    await wait(1);
    expect(asked).toEqual(['first pokemon', 'answer 1 to run-1']);
    expect(heard).toEqual(['/api/cry', 'right']);
    expect(state()).toMatchObject({ phase: 'revealed', correct: 1 });
    await wait(2999);
    expect(asked).toHaveLength(2);
    await wait(1);
    expect(asked.slice(2)).toEqual(['next after run-1']);
    expect(state()).toMatchObject({ phase: 'answering', chosen: null, question: { number: 2 } });
  });

  test('shows the picture of the right answer, if the server sends it', async () => {
    const { game, state } = play();
    game.start('Pokemon');
    await wait(0);
    expect(state()).toMatchObject({ rightPicture: null });
    game.choose(1);
    await wait(200);
    expect(state()).toMatchObject({ rightPicture: 'pokemon/artwork/151.svg' });
    await wait(3000);
    expect(state()).toMatchObject({ question: { number: 2 }, rightPicture: null });

    const unlucky = play({ answerPicture: () => Promise.reject(new Error('No connection')) });
    unlucky.game.start('Pokemon');
    await wait(0);
    unlucky.game.choose(1);
    await wait(200);
    expect(unlucky.state()).toMatchObject({ phase: 'revealed', rightPicture: null, failed: false });
  });

  test('ignores the picture of an earlier question', async () => {
    let tell = (_picture: string) => {};
    const late = new Promise<string>((resolve) => {
      tell = resolve;
    });
    const { game, state } = play({ answerPicture: () => late });
    game.start('Pokemon');
    await wait(0);
    game.choose(1);
    await wait(3200);
    tell('pokemon/artwork/151.svg');
    await wait(0);
    expect(state()).toMatchObject({ question: { number: 2 }, rightPicture: null });
  });

  test('ends 1 s after a wrong answer', async () => {
    const { game, heard, state } = play();
    game.start('FaceIcon');
    await wait(0);
    game.choose(3);
    await wait(200);
    expect(state()).toMatchObject({ phase: 'revealed', chosen: 3, correct: 1 });
    await wait(999);
    expect(state().page).toBe('Questions');
    await wait(1);
    expect(state()).toMatchObject({ page: 'Fail', phase: 'idle' });
    expect(heard).toEqual(['/api/cry', 'wrong', 'fail']);
  });

  test('is won by the last right answer and gives its prize', async () => {
    const { game, asked, heard, state } = play();
    game.start('FaceIcon');
    await wait(0);
    for (let number = 1; number <= 3; number += 1) {
      game.choose(1);
      await wait(3200);
    }
    expect(state()).toMatchObject({
      page: 'Success',
      picture: 2,
      award: { status: 'given', prize: { name: 'Mew' } },
    });
    expect(asked.filter((words) => words.startsWith('award'))).toEqual(['award face-icon']);
    expect(heard.at(-1)).toBe('success');
  });

  test('accepts the first of several choices', async () => {
    const { game, asked } = play();
    game.start('Pokemon');
    await wait(0);
    game.choose(2);
    game.choose(1);
    await wait(100);
    game.choose(1);
    await wait(2000);
    game.choose(1);
    expect(asked).toEqual(['first pokemon', 'answer 2 to run-1']);
  });

  test('is lost when the time is up, not earlier', async () => {
    const { game, asked, heard, state } = play();
    game.start('Pokemon');
    await wait(19_999);
    expect(state().phase).toBe('answering');
    await wait(1);
    expect(state()).toMatchObject({ page: 'TimeIsUp', phase: 'idle' });
    expect(heard.at(-1)).toBe('fail');
    game.choose(1);
    await wait(60_000);
    expect(asked).toEqual(['first pokemon']);
  });

  test('checks the clock after a delayed timer', async () => {
    const { game, state } = play();
    game.start('Pokemon');
    await wait(0);
    vi.setSystemTime(Date.now() + 30_000);
    game.choose(1);
    expect(state().page).toBe('TimeIsUp');
  });

  test('has no time limit once an answer is chosen', async () => {
    const { game, state } = play({
      correctAnswer: () => new Promise((resolve) => setTimeout(() => resolve(1), 5000)),
    });
    game.start('Pokemon');
    await wait(19_000);
    game.choose(1);
    await wait(5200);
    expect(state()).toMatchObject({ page: 'Questions', phase: 'revealed' });
  });

  test('ends when the server finds the answer late', async () => {
    const { game, state } = play({
      correctAnswer: () =>
        Promise.reject(new Refusal('Il tempo per rispondere è scaduto', { isTimeOver: true })),
    });
    game.start('Pokemon');
    await wait(0);
    game.choose(1);
    await wait(200);
    expect(state().page).toBe('TimeIsUp');
  });

  test.each(['correctAnswer', 'nextQuestion'] as const)(
    'is over, in the server’s words, when it refuses %s',
    async (name) => {
      const refuse = () => Promise.reject(new Refusal('Intanto ne hai cominciato un altro'));
      const { game, heard, state } = play({ [name]: refuse });
      game.start('Pokemon');
      await wait(0);
      game.choose(1);
      await wait(3200);
      expect(state()).toMatchObject({
        page: 'Fail',
        phase: 'idle',
        refusal: 'Intanto ne hai cominciato un altro',
      });
      expect(heard.at(-1)).toBe('fail');
      game.restart();
      await wait(0);
      expect(state()).toMatchObject({ page: 'Questions', phase: 'answering' });
      expect(state()).not.toHaveProperty('refusal');
    },
  );

  test('can retry after a network failure', async () => {
    let failures = 1;
    const { game, state } = play({
      correctAnswer: async () => {
        failures -= 1;
        if (failures >= 0) throw new Error('no network');
        return 1;
      },
    });
    game.start('Pokemon');
    await wait(0);
    game.choose(1);
    await wait(200);
    expect(state()).toMatchObject({ phase: 'locked', failed: true });
    game.retry();
    await wait(0);
    expect(state()).toMatchObject({ phase: 'revealed', failed: false, correct: 1 });
  });

  test('stays on the cards with a message if it cannot start', async () => {
    const { game, state } = play({ firstQuestion: () => Promise.reject(new Error('no network')) });
    game.start('Pokemon');
    await wait(0);
    expect(state()).toMatchObject({ page: 'Intro', phase: 'idle', kind: 'Pokemon', failed: true });
    game.start('Training');
    expect(state().failed).toBe(false);
    await wait(0);
    expect(state()).toMatchObject({ page: 'Questions', failed: false });
  });

  test('that cannot restart keeps the retry of the last prize', async () => {
    let isReachable = true;
    const { game, asked, state } = play({
      firstQuestion: async () => {
        if (!isReachable) throw new Error('no network');
        return { ...question(1), total: 1 };
      },
      award: async (prize) => {
        asked.push(`award ${prize}`);
        if (!isReachable) throw new Error('no network');
        return { name: 'Mew', image: 'pokemon/sprites/151.png' };
      },
    });
    game.start('Pokemon');
    await wait(0);
    isReachable = false;
    game.choose(1);
    await wait(3200);
    game.restart();
    await wait(0);
    expect(state()).toMatchObject({ page: 'Success', failed: true, award: { status: 'failed' } });
    isReachable = true;
    game.retry();
    await wait(0);
    expect(state()).toMatchObject({ award: { status: 'given' } });
    expect(asked.filter((words) => words.startsWith('award'))).toHaveLength(2);
  });

  test('shows the refusal if there is nothing left to win', async () => {
    const { game, state } = play({ award: () => Promise.reject(new Refusal('Niente')) });
    game.start('Pokemon');
    await wait(0);
    for (let number = 1; number <= 3; number += 1) {
      game.choose(1);
      await wait(3200);
    }
    expect(state()).toMatchObject({ award: { status: 'refused', message: 'Niente' } });
  });
});

describe('the flame of a streak', () => {
  /** A training after `answers` right answers, at its next question; `heard` starts there. */
  async function trained(answers: number) {
    const played = play();
    played.game.start('Training');
    await wait(0);
    for (let answer = 0; answer < answers; answer++) {
      played.game.choose(1);
      await wait(3200);
    }
    played.heard.length = 0;
    return played;
  }

  test.each([
    [4, 'flame-1'],
    [9, 'flame-2'],
    [19, 'flame-3'],
  ])(
    'sounds after the verdict when it grows after %i right answers and one more',
    async (before, name) => {
      const { game, heard } = await trained(before);
      game.choose(1);
      await wait(449);
      expect(heard).toEqual(['right']);
      await wait(1);
      expect(heard).toEqual(['right', name]);
      await wait(2750);
      game.choose(1);
      await wait(3200);
      expect(heard).toEqual(['right', name, 'right']);
    },
  );

  test('sounds once when a wrong answer breaks it', async () => {
    const { game, heard } = await trained(5);
    game.choose(2);
    await wait(649);
    expect(heard).toEqual(['wrong']);
    await wait(1);
    expect(heard).toEqual(['wrong', 'flame-out']);
    await wait(550);
    game.choose(2);
    await wait(1200);
    expect(heard).toEqual(['wrong', 'flame-out', 'wrong']);
  });

  test('sounds when it breaks because the time is up', async () => {
    const { heard } = await trained(5);
    await wait(20_000);
    expect(heard).toEqual(['flame-out']);
  });

  test('is silent if not lit, or after leaving the quiz', async () => {
    const short = await trained(4);
    short.game.choose(2);
    await wait(1000);
    expect(short.heard).toEqual(['wrong']);

    const left = await trained(4);
    left.game.choose(1);
    await wait(300);
    left.game.exit();
    await wait(5000);
    expect(left.heard).toEqual(['right', 'silence']);
  });
});

describe('the training', () => {
  test('counts and reports the streak and continues endlessly', async () => {
    const { game, asked, state } = play();
    game.start('Training');
    await wait(0);
    for (let streak = 1; streak <= 4; streak += 1) {
      game.choose(1);
      await wait(200);
      expect(state()).toHaveProperty('streak', streak);
      await wait(3000);
    }
    expect(asked.filter((words) => words.startsWith('streak'))).toEqual([
      'streak 1',
      'streak 2',
      'streak 3',
      'streak 4',
    ]);
    expect(state()).toMatchObject({ page: 'Questions', phase: 'answering' });
  });

  test('resets the streak after a wrong answer and continues after 1 s', async () => {
    const { game, asked, state } = play();
    game.start('Training');
    await wait(0);
    game.choose(1);
    await wait(3200);
    game.choose(4);
    await wait(200);
    expect(state()).toMatchObject({ streak: 0, phase: 'revealed', correct: 1 });
    await wait(1000);
    expect(asked).toEqual(['random', 'streak 1', 'random', 'random']);
    expect(state().phase).toBe('answering');
  });

  test('continues with another question when the time is up', async () => {
    const { game, asked, state } = play();
    game.start('Training');
    await wait(0);
    game.choose(1);
    await wait(3200);
    await wait(20_000);
    expect(asked).toEqual(['random', 'streak 1', 'random', 'random']);
    expect(state()).toMatchObject({ streak: 0, page: 'Questions', phase: 'answering' });
  });

  test('pauses while the page is hidden', async () => {
    const { game, asked, view } = play();
    game.start('Training');
    await wait(0);
    view.seen = false;
    await wait(3_600_000);
    expect(asked).toEqual(['random']);
    view.seen = true;
    game.checkTime();
    await wait(0);
    expect(asked).toEqual(['random', 'random']);
  });

  test('requests the next question only after the streak is saved', async () => {
    const { game, asked } = play({
      reportStreak: () => new Promise((resolve) => setTimeout(resolve, 5000)),
    });
    game.start('Training');
    await wait(0);
    game.choose(1);
    await wait(5199);
    expect(asked).toEqual(['random']);
    await wait(1);
    expect(asked).toEqual(['random', 'random']);
  });

  test('continues if a streak cannot be saved', async () => {
    const { game, state } = play({ reportStreak: () => Promise.reject(new Error('no network')) });
    game.start('Training');
    await wait(0);
    game.choose(1);
    await wait(3200);
    expect(state()).toMatchObject({ phase: 'answering', streak: 1 });
  });
});

describe('leaving and restarting', () => {
  test('exit stops the time and ignores pending responses', async () => {
    const { game, asked, state } = play();
    game.start('Pokemon');
    await wait(0);
    game.choose(1);
    game.exit();
    await wait(60_000);
    expect(state()).toMatchObject({ page: 'Intro', kind: null, phase: 'idle' });
    expect(asked).toEqual(['first pokemon']);
  });

  test('restart plays the same quiz from its start, with the full time', async () => {
    const { game, asked, state } = play();
    game.start('Training');
    await wait(0);
    game.choose(1);
    await wait(3200 + 15_000);
    game.restart();
    await wait(0);
    expect(state()).toMatchObject({ streak: 0, phase: 'answering', deadline: Date.now() + 20_000 });
    await wait(19_000);
    expect(state().phase).toBe('answering');
    expect(asked.filter((words) => words === 'random')).toHaveLength(3);
  });

  test('a quiz that is starting cannot be started again', async () => {
    const { game, asked } = play();
    game.start('Pokemon');
    game.start('FaceIcon');
    game.restart();
    await wait(0);
    expect(asked).toEqual(['first pokemon']);
  });
});
