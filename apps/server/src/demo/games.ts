import { contract, quizRules } from '@poketorneo/contract';
import { minute } from '../clock.ts';
import type { Caller } from './caller.ts';

interface Play {
  call: Caller;
  token: string;
  /** Advances the clock like a real game. */
  wait: (milliseconds: number) => void;
}

/** Answers this many training questions correctly. */
export async function train(streak: number, { call, token, wait }: Play): Promise<void> {
  for (let correctAnswersInARow = 1; correctAnswersInARow <= streak; correctAnswersInARow += 1) {
    await call(contract.quiz.randomQuestion, { token });
    wait(minute / 10);
    await call(contract.quiz.updateStreak, { body: { correctAnswersInARow }, token });
  }
}

/** Plays a memory game to its end. */
export async function playMemoryGame(
  numberOfMoves: number,
  { call, token, wait }: Play,
): Promise<void> {
  await call(contract.memoryGame.cards, { query: { cont: 30 }, token });
  wait(5 * minute);
  await call(contract.memoryGame.updateRecord, { body: { numberOfMoves }, token });
}

/** Wins this many rounds of the shell game. */
export async function playShellGame(rounds: number, { call, token, wait }: Play): Promise<void> {
  for (let numberOfRounds = 1; numberOfRounds <= rounds; numberOfRounds += 1) {
    await call(contract.shellGame.cards, { token });
    wait(minute);
    await call(contract.shellGame.updateRecord, { body: { numberOfRounds }, token });
  }
}

/** Wins a secret quiz and redeems the prize. */
export async function winSecretQuiz(
  prize: 'pokemon' | 'face-icon',
  { call, token, wait, rightAnswer }: Play & { rightAnswer: () => Promise<number> },
): Promise<void> {
  for (let number = 1; number <= quizRules.secretQuestions; number += 1) {
    if (number === 1) await call(contract.quiz.firstQuestion, { query: { prize }, token });
    else await call(contract.quiz.nextQuestion, { token });
    wait(minute / 10);
    await call(contract.quiz.correctAnswer, { query: { answerId: await rightAnswer() }, token });
  }
  if (prize === 'pokemon') await call(contract.quiz.givePokemon, { token });
  else await call(contract.quiz.giveFaceIcon, { token });
}
