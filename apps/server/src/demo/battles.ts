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
import type { Caller } from './caller.ts';

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
  let update: BattleUpdate = battle;
  for (let made = 0; made < choices && update.request !== null; made += 1) {
    const { step, seq: after }: BattleUpdate = update;
    const { request } = update;
    const choice = aiChoice({ view, request, grade: 2, seed: String(battle.id), step });
    wait(minute / 3);
    const body: BodyOf<typeof contract.battles.choose> = {
      battleId: battle.id,
      step,
      choice,
      after,
    };
    update = await call(contract.battles.choose, { body, token });
    view = applyEvents(view, update.events);
  }
  return battle.id;
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
