import type { BattleView } from '@poketorneo/rules/battle';

/** A leader's Pokémon as a player has seen it in battle. */
export interface SeenFoe {
  readonly place: number;
  readonly formId: number;
  readonly level: number;
  readonly isShiny: boolean;
  /** Null while unknown. */
  readonly ability: string | null;
  /** Identifiers of the seen moves. */
  readonly moves: readonly string[];
}

/** What a player's latest battles against a leader have shown. */
export interface SeenTeam {
  /** By place. */
  readonly foes: readonly SeenFoe[];
  /** Null before the first battle. */
  readonly teamSize: number | null;
}

export const nothingSeen: SeenTeam = { foes: [], teamSize: null };

/** Merges views of battles against one leader, the latest first. */
export function seenTeamOf(views: readonly BattleView[]): SeenTeam {
  const teamSize = views[0]?.sides[2].teamSize ?? null;
  const foes = new Map<number, SeenFoe>();
  for (const view of views) {
    // A team of another size is not the current one.
    if (view.sides[2].teamSize !== teamSize) continue;
    for (const pokemon of Object.values(view.sides[2].pokemons)) {
      const { place, ownFormId, level, isShiny, ownAbility, moves } = pokemon;
      const known = foes.get(place);
      if (known !== undefined && known.formId !== ownFormId) continue;
      const names = [...(known?.moves ?? []), ...moves.map(({ move }) => move)];
      foes.set(place, {
        place,
        formId: ownFormId,
        level: known?.level ?? level,
        isShiny: known?.isShiny ?? isShiny,
        ability: known?.ability ?? ownAbility,
        moves: [...new Set(names)].slice(0, 4),
      });
    }
  }
  return { foes: [...foes.values()].sort((one, other) => one.place - other.place), teamSize };
}
