import type { DuelTerms } from '@poketorneo/contract';
import type { Tier } from '@poketorneo/gen4';
import { formatTeamProblem, problemOfMembers } from '../battle/team-problem.ts';
import { tierTotal } from '../match.ts';
import { tierRange } from '../team-draw-choice.ts';

/** The terms of the first challenge: three ordinary Pokémon each, equally strong teams. */
export const defaultTerms: DuelTerms = {
  teams: 'drawn',
  size: 3,
  tier: 3,
  level: 'equal',
  pace: 'calm',
  rated: true,
  watch: 'everybody',
  isTwoLegged: false,
};

/** The terms that decide which drawn pairs of teams fit. */
export type PairTerms = Pick<DuelTerms, 'teams' | 'size' | 'tier' | 'level'>;

/** The terms for which weighed pairs are in stock, the most usual first. */
export const stockedTerms: readonly PairTerms[] = [
  { teams: 'drawn', size: 3, tier: 3, level: 'equal' },
  { teams: 'drawn', size: 3, tier: 4, level: 'equal' },
  { teams: 'drawn', size: 6, tier: 6, level: 'equal' },
  { teams: 'drawn', size: 6, tier: 8, level: 'equal' },
];

/**
 * The first contradiction in terms that the contract has parsed, in Italian for the screen; null
 * where a duel can be fought on them.
 */
export function problemOfTerms({
  teams,
  size,
  tier,
  level,
  pace,
  rated,
  isTwoLegged,
}: DuelTerms): string | null {
  const { min, max } = tierRange(size);
  if (tier < min || tier > max) {
    return `Con ${size} Pokémon il tier va da ${min} a ${max}`;
  }
  if (teams === 'drawn' && level === 'real') return 'Le squadre sorteggiate lottano al livello 50';
  if (teams === 'own' && isTwoLegged) return 'Andata e ritorno è solo per le squadre sorteggiate';
  if (pace === 'none' && rated) return 'Una lotta senza orologio non vale per la classifica';
  return null;
}

/**
 * A text of at most 64 characters for the terms of a drawn pair: equal exactly for equal terms.
 * Stored; it ignores what changes nothing about the teams.
 */
export function pairKey({ teams, size, tier, level }: PairTerms): string {
  return keyOf<keyof PairTerms>({ teams, size, tier, level });
}

/** A text of at most 64 characters for terms: equal exactly for equal terms. Stored. */
export function termsKey({
  teams,
  size,
  tier,
  level,
  pace,
  rated,
  watch,
  isTwoLegged,
}: DuelTerms): string {
  return keyOf<keyof DuelTerms>({
    teams,
    size,
    tier,
    level,
    pace,
    rated: rated ? 'rated' : 'unrated',
    watch,
    isTwoLegged: isTwoLegged ? 'two' : 'one',
  });
}

/** Every term once, in the order written. */
function keyOf<Term extends string>(parts: Readonly<Record<Term, string | number>>): string {
  return Object.values(parts).join('-');
}

/** A player's own Pokémon, as far as the terms concern it. */
export interface OwnedPokemon {
  readonly speciesId: number;
  readonly tier: Tier;
}

/** An own team with its constraints. */
export interface DuelTeam extends Pick<DuelTerms, 'size' | 'tier'> {
  /** Available Pokémon, in the order of battle. */
  readonly pokemonIds: readonly number[];
  /** The player's Pokémon by their id. */
  readonly owned: ReadonlyMap<number, OwnedPokemon>;
}

/** The first problem of an own team, in Italian for the screen; null when it can fight. */
export function problemOfDuelTeam({ pokemonIds, owned, size, tier }: DuelTeam): string | null {
  const problem = problemOfMembers(pokemonIds, owned.keys());
  if (problem !== null) return formatTeamProblem(problem);
  if (pokemonIds.length !== size) return `La tua squadra deve avere ${size} Pokémon`;
  const members = pokemonIds.flatMap((id) => owned.get(id) ?? []);
  if (new Set(members.map(({ speciesId }) => speciesId)).size < members.length) {
    return 'Nella tua squadra due Pokémon sono della stessa specie';
  }
  const sum = tierTotal(members.map((member) => member.tier));
  return sum > tier ? 'La tua squadra supera il tier' : null;
}
