import type { BattleChoice } from '@poketorneo/contract';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { listChoices } from './battle-choices-repository.ts';
import { parseSetup, type StoredSetup } from './battle-setup.ts';
import { type BattleRecord, findSetup } from './battles-repository.ts';
import type { EngineHost } from './engine/engine-host.ts';
import type {
  BattleStanding,
  EngineAnswer,
  EngineQuestion,
  WholeBattle,
} from './engine/messages.ts';

/** A battle's setup never changes; those of the battles that are looked at need not be read again. */
const mostSetups = 500;

interface Asked {
  /** How many events the player knows. */
  after: number;
  choice?: BattleChoice;
  whole?: boolean;
}

/** The battles as the engine has them; what it does not have is read from the database. */
export function createBattleFields(db: Database, engine: EngineHost) {
  const setups = new LRUCache<number, StoredSetup>({ max: mostSetups });
  /** Those in which the engine has played a choice that is not known to be kept. */
  const doubtful = new Set<number>();

  async function setupOf(battleId: number): Promise<StoredSetup> {
    const known = setups.get(battleId);
    if (known !== undefined) return known;
    const read = parseSetup(await findSetup(db, battleId));
    setups.set(battleId, read);
    return read;
  }

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

  /** How a battle stands. Throws where its choices lead nowhere. */
  async function standing(
    battle: BattleRecord,
    asked: Omit<Asked, 'choice'>,
  ): Promise<BattleStanding> {
    const answer = await ask(battle, asked);
    if (answer.is === 'standing') return answer;
    throw new Error(`Battle ${battle.id} cannot be looked at: ${JSON.stringify(answer)}`);
  }

  return {
    setupOf,
    ask,
    standing,

    /** What the engine has played last is kept: it may go on from there. */
    confirm(battleId: number): void {
      doubtful.delete(battleId);
    },

    /** All that has happened so far; null where the engine cannot tell any more. */
    async whole(battle: BattleRecord): Promise<WholeBattle | null> {
      try {
        return (await standing(battle, { after: 0, whole: true })).whole;
      } catch {
        return null;
      }
    },

    version: () => engine.version(),
  };
}

export type BattleFields = ReturnType<typeof createBattleFields>;
