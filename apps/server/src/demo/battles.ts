import { aiChoice } from '@poketorneo/battle';
import {
  type BattleKind,
  type BattleNews,
  type BattlePreparation,
  contract,
  type PreparedPokemon,
} from '@poketorneo/contract';
import { emptyView, foldEvents } from '@poketorneo/rules/battle';
import { minute } from '../clock.ts';
import type { Caller } from './caller.ts';

interface Play {
  call: Caller;
  token: string;
  wait: (milliseconds: number) => void;
}

interface Fight {
  leaderId: number;
  kind?: BattleKind;
  /** After so many choices the player goes away; to the end, if left out. */
  choices?: number;
}

/** Fights a leader as a good player does; answers with the battle's id. */
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
  view = foldEvents(view, battle.events);
  let news: BattleNews = battle;
  for (let made = 0; made < choices && news.request !== null; made += 1) {
    const { request, step, seq: after } = news;
    const choice = aiChoice({ view, request, grade: 2, seed: String(battle.id), step });
    wait(minute / 3);
    const body = { battleId: battle.id, step, choice, after };
    news = await call(contract.battles.choose, { body, token });
    view = foldEvents(view, news.events);
  }
  return battle.id;
}

/** Once over, everybody may see it again. */
export function shareBattle({ call, token }: Play, battleId: number) {
  return call(contract.battles.share, { body: { battleId }, token });
}

/** The strongest that the leader allows. */
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
