import type { BattleSetup, ChoiceProblem, LiveBattle } from '@poketorneo/battle';
import type {
  BattleAction,
  BattleChoice,
  BattleEvent,
  BattleRequest,
  BattleSide,
} from '@poketorneo/contract';
import {
  type BattleEngine,
  createDirectEngine,
  type EngineHost,
} from '../features/battles/index.ts';

/** The player's actions in a stub battle. */
export const stubMoves = {
  continue: { do: 'move', slot: 1 },
  win: { do: 'move', slot: 2 },
  lose: { do: 'move', slot: 3 },
  draw: { do: 'move', slot: 4 },
  /** Legal for the request, but refused by `tryChoice`. */
  beRefused: { do: 'switch', to: 2 },
} as const satisfies Record<string, BattleAction>;

class RefusedByStub extends Error {}

/** A short battle without chance, decided by the player's moves. */
class StubBattle implements LiveBattle {
  readonly #events: BattleEvent[] = [{ kind: 'turn', turn: 1 }];
  readonly #setup: BattleSetup;
  turn = 1;
  end: LiveBattle['end'] = null;

  constructor(setup: BattleSetup) {
    this.#setup = setup;
  }

  request(side: BattleSide): BattleRequest | null {
    if (this.end !== null) return null;
    const [own] = this.#setup.teams[side === 1 ? 0 : 1];
    if (own === undefined) throw new RangeError('No Pokémon fights');
    const position = { place: 1, mustSwitch: false, moves: [], isTrapped: false };
    const condition = { hp: own.stats.hp, maxHp: own.stats.hp, status: null };
    const { formId, level, gender, isShiny, stats } = own;
    const pokemon = { formId, level, gender, isShiny, stats: { ...stats }, condition };
    return {
      positions: [position],
      team: [{ ...pokemon, place: 1, ability: 'toy', item: null, moves: [], isActive: true }],
    };
  }

  events(_audience: unknown, after = 0): readonly BattleEvent[] {
    return this.#events.slice(after);
  }

  tryChoice(_side: BattleSide, [action]: BattleChoice): void {
    if (action?.do === 'switch') throw new RefusedByStub();
  }

  decide(decisions: { readonly [side in BattleSide]?: BattleChoice }): void {
    const action = decisions[1]?.[0];
    if (action?.do === 'move' && action.slot > 1) {
      this.end = { winner: ([1, 2, null] as const)[action.slot - 2] ?? null, by: 'play' };
      this.#events.push({ kind: 'end', ...this.end });
    } else {
      this.turn += 1;
      this.#events.push({ kind: 'turn', turn: this.turn });
    }
  }
}

export interface StubEngine extends EngineHost {
  /** Number of battles started or rebuilt. */
  readonly starts: () => number;
}

/** An engine of stub battles. */
export function createStubBattleEngine({ version = 'toy 1' } = {}): BattleEngine {
  return {
    version,
    start: (setup) => new StubBattle(setup),
    problemOf: (_request, [action]): ChoiceProblem | null => {
      if (action?.do === 'pass') return 'cannot-pass';
      return action?.do === 'switch' && action.to > 2 ? 'no-such-pokemon' : null;
    },
    refusedSide: (error) => (error instanceof RefusedByStub ? 1 : null),
    leaderChoice: () => [{ do: 'move', slot: 1 }],
    weigh: () => null,
  };
}

/** A host of the stub engine. */
export function createStubEngine({ version = 'toy 1', isBroken = false } = {}): StubEngine {
  let starts = 0;
  const stub = createStubBattleEngine({ version });
  const engine: BattleEngine = {
    ...stub,
    start: (setup) => {
      starts += 1;
      if (isBroken) throw new Error('An engine of another version');
      return stub.start(setup);
    },
  };
  return { ...createDirectEngine(async () => engine), starts: () => starts };
}
