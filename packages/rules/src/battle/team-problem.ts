import type { BattleFormat } from '@poketorneo/contract';
import type { Tier } from '@poketorneo/gen4';
import { tierTotal } from '../match.ts';
import { maxTeamSize } from '../team-draw.ts';
import { positionsPerSide } from './limits.ts';

/** Why a team cannot face a leader. */
export type TeamProblem =
  | { readonly is: 'empty' }
  | { readonly is: 'too-many'; readonly max: number }
  | { readonly is: 'doubled'; readonly pokemonId: number }
  | { readonly is: 'not-owned'; readonly pokemonId: number }
  | { readonly is: 'needs-two' }
  | { readonly is: 'over-tier'; readonly sum: number; readonly limit: number };

/** A chosen team with its constraints. */
export interface ChosenTeam {
  /** Available Pokémon, in the order of battle. */
  readonly pokemonIds: readonly number[];
  /** Tier of each owned Pokémon, by its id. */
  readonly ownedTiers: ReadonlyMap<number, Tier>;
  readonly format: BattleFormat;
  /** The leader's total tier. */
  readonly tierLimit: number;
  /** After three attempts any tier is allowed. */
  readonly isAnyTierAllowed: boolean;
}

/** The first problem of a selection, independent of the match; null without any. */
export function problemOfMembers(
  pokemonIds: readonly number[],
  ownedIds: Iterable<number>,
): TeamProblem | null {
  if (pokemonIds.length > maxTeamSize) return { is: 'too-many', max: maxTeamSize };
  const doubled = pokemonIds.find((id, index) => pokemonIds.indexOf(id) < index);
  if (doubled !== undefined) return { is: 'doubled', pokemonId: doubled };
  const owned = new Set(ownedIds);
  const strange = pokemonIds.find((id) => !owned.has(id));
  return strange === undefined ? null : { is: 'not-owned', pokemonId: strange };
}

/** The first problem of a chosen team; null when it can fight. */
export function problemOfTeam({
  pokemonIds,
  ownedTiers,
  format,
  tierLimit,
  isAnyTierAllowed,
}: ChosenTeam): TeamProblem | null {
  if (pokemonIds.length === 0) return { is: 'empty' };
  const problem = problemOfMembers(pokemonIds, ownedTiers.keys());
  if (problem !== null) return problem;
  if (pokemonIds.length < positionsPerSide[format]) return { is: 'needs-two' };
  const sum = tierTotal(pokemonIds.flatMap((id) => ownedTiers.get(id) ?? []));
  if (!isAnyTierAllowed && sum > tierLimit) return { is: 'over-tier', sum, limit: tierLimit };
  return null;
}

/** The problem as a text for the screen. */
export function formatTeamProblem(problem: TeamProblem): string {
  switch (problem.is) {
    case 'empty':
      return 'Scegli almeno un Pokémon!';
    case 'too-many':
      return `Una squadra ha al massimo ${problem.max} Pokémon!`;
    case 'doubled':
      return 'Lo stesso Pokémon non può essere scelto due volte!';
    case 'not-owned':
      return 'In squadra c’è un Pokémon che non è tuo!';
    case 'needs-two':
      return 'Per una lotta in doppio servono almeno due Pokémon!';
    case 'over-tier':
      return `Il tier della squadra è ${problem.sum}: può arrivare al massimo a ${problem.limit}!`;
  }
}
