import { aiChoice } from '@poketorneo/battle';
import {
  type BattlePreparation,
  type BattleUpdate,
  type BodyOf,
  contract,
  type LeaderBattleKind,
  type PreparedPokemon,
} from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { minute } from '../clock.ts';
import { type Caller, RefusedCall } from './caller.ts';

interface Play {
  call: Caller;
  token: string;
  wait: (milliseconds: number) => void;
}

interface Fight {
  leaderId: number;
  kind?: LeaderBattleKind;
  /** Number of choices before leaving; default: to the end. */
  choices?: number;
}

/**
 * Makes a player's choice. Returns null if something hidden forbids it, which the player's next
 * request reveals: the AI chooses from what the player knows.
 */
export async function tryToChoose(
  { call, token }: Pick<Play, 'call' | 'token'>,
  body: BodyOf<typeof contract.battles.choose>,
): Promise<BattleUpdate | null> {
  try {
    return await call(contract.battles.choose, { body, token });
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 422) return null;
    throw error;
  }
}

/** Plays a leader battle with a good AI; returns the battle's id. */
export async function fightLeader(
  { call, token, wait }: Play,
  { leaderId, kind = 'leader', choices = Number.POSITIVE_INFINITY }: Fight,
): Promise<number> {
  const preparation = await call(contract.battles.prepare, { query: { leaderId }, token });
  const battle = await call(contract.battles.start, {
    body: { leaderId, kind, pokemonIds: teamFor(preparation) },
    token,
  });
  const [own, leader] = battle.contestants;
  let view = emptyView(1, [own.teamSize, leader.teamSize], battle.format);
  view = applyEvents(view, battle.events);
  const battleId = battle.id;
  let update: BattleUpdate = battle;
  for (let made = 0; made < choices && update.request !== null; ) {
    const { step, seq: after, request }: BattleUpdate = update;
    const choice = aiChoice({ view, request, grade: 2, seed: String(battleId), step });
    wait(minute / 3);
    const answer = await tryToChoose({ call, token }, { battleId, step, choice, after });
    if (answer === null) {
      update = await call(contract.battles.updates, { query: { battleId, after }, token });
    } else {
      update = answer;
      view = applyEvents(view, update.events);
      made += 1;
    }
  }
  return battleId;
}

/** Shares a finished battle. */
export function shareBattle({ call, token }: Play, battleId: number) {
  return call(contract.battles.share, { body: { battleId }, token });
}

/** The strongest team the leader allows. */
function teamFor({ pokemons, leader, isAnyTierAllowed }: BattlePreparation): number[] {
  const limit = isAnyTierAllowed ? Number.POSITIVE_INFINITY : leader.tierTot;
  const team: PreparedPokemon[] = [];
  let sum = 0;
  for (const pokemon of pokemons.toSorted((one, other) => strength(other) - strength(one))) {
    if (team.length === 6 || sum + pokemon.tierInGame > limit) continue;
    team.push(pokemon);
    sum += pokemon.tierInGame;
  }
  return team.map(({ availablePokemonId }) => availablePokemonId);
}

function strength({ stats }: PreparedPokemon): number {
  return Object.values(stats).reduce((sum, stat) => sum + stat, 0);
}
