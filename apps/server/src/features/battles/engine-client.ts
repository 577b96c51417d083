import type { BattleChoice } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { listChoices } from './battle-choices-repository.ts';
import type { StoredSetup } from './battle-setup.ts';
import type { BattleRecord } from './battles-repository.ts';
import type { EngineHost } from './engine/engine-host.ts';
import type {
  BattleStanding,
  BrokenBattle,
  EngineAnswer,
  EngineQuestion,
} from './engine/messages.ts';
import type { SetupOf } from './stored-setups.ts';

interface ClientParts {
  db: Database;
  setupOf: SetupOf;
  engine: EngineHost;
}

interface Asked {
  /** How many events the player knows. */
  after: number;
  choice?: BattleChoice;
  whole?: boolean;
}

/** Asks the engine about battles, and reads from the database what it does not have of them. */
export function createEngineClient({ db, setupOf, engine }: ClientParts) {
  /** The battles in which the engine has played a choice that is not known to be kept. */
  const doubtful = new Set<number>();

  async function ask(
    { id: battleId, step }: Pick<BattleRecord, 'id' | 'step'>,
    asked: Asked,
  ): Promise<Exclude<EngineAnswer, { is: 'unknown' }>> {
    const { engine: setup, leader } = await setupOf(battleId);
    const isDoubtful = doubtful.has(battleId);
    if (asked.choice !== undefined) doubtful.add(battleId);
    const question = { battleId, step, leader, inHaste: false, isDoubtful, ...asked };
    const first = await engine.ask(question);
    const answer = first.is === 'unknown' ? await askWithSource(question, setup) : first;
    // Nothing has been played that is not kept.
    const isAsKept = asked.choice === undefined || answer.is !== 'standing';
    if (isAsKept) doubtful.delete(battleId);
    return answer;
  }

  async function askWithSource(
    question: EngineQuestion,
    setup: StoredSetup['engine'],
  ): Promise<Exclude<EngineAnswer, { is: 'unknown' }>> {
    const { battleId, step } = question;
    const all = await listChoices(db, battleId, 0);
    // Meanwhile another process may have gone on.
    const choices = all.filter((choice) => choice.step < step);
    const answer = await engine.ask({ ...question, source: { setup, choices } });
    if (answer.is === 'unknown') throw new Error('The engine does not take what it asks for');
    return answer;
  }

  return {
    ask,

    /** What the engine has played last is kept: it may go on from there. */
    confirm(battleId: number): void {
      doubtful.delete(battleId);
    },

    /** How a battle stands. Throws where the engine does not answer. */
    async look(
      battle: BattleRecord,
      asked: Omit<Asked, 'choice'>,
    ): Promise<BattleStanding | BrokenBattle> {
      const answer = await ask(battle, asked);
      if (answer.is === 'standing' || answer.is === 'broken') return answer;
      throw new Error(
        `Battle ${battle.id} is only looked at, and the engine answers: ${answer.is}`,
      );
    },

    version: () => engine.version(),
  };
}

export type EngineClient = ReturnType<typeof createEngineClient>;
