import type { BattleGrade } from '@poketorneo/contract';
import { hoennLeaders } from './leaders/hoenn.ts';
import { johtoLeaders } from './leaders/johto.ts';
import { kantoLeaders } from './leaders/kanto.ts';
import type { LeaderLines, LeaderSheet } from './leaders/leader-sheet.ts';
import { sinnohLeaders } from './leaders/sinnoh.ts';
import { entryOf, type PokemonEntry, type PokemonRow } from './pokemon-entry.ts';
import { type TournamentSlug, tournamentSlugs } from './tournaments.ts';

/** A Pokémon of a team, or a reward. */
export interface LeaderPokemon {
  readonly pokemonKey: string;
  /** Its item in the team. */
  readonly itemId: string | null;
}

/** A badge; pictures are paths on the asset host. */
export interface BadgeContent {
  readonly name: string;
  readonly image: string;
  readonly emptyImage: string;
}

/** A leader of a new installation. */
export interface LeaderContent {
  readonly tournamentSlug: TournamentSlug;
  /** 1 to 8; 9 is the champion. */
  readonly order: number;
  readonly name: string;
  readonly isDoubleBattle: boolean;
  /** Skill of the leader's AI. */
  readonly battleGrade: BattleGrade;
  /** Path on the asset host. */
  readonly picture: string;
  /** Null for a champion. */
  readonly badge: BadgeContent | null;
  /** Two to six, in battle order. */
  readonly team: readonly LeaderPokemon[];
  /** Reward of a win; for champions the bonus prize. */
  readonly reward: LeaderPokemon;
}

const sheets: Readonly<Record<TournamentSlug, readonly LeaderSheet[]>> = {
  kanto: kantoLeaders,
  johto: johtoLeaders,
  hoenn: hoennLeaders,
  sinnoh: sinnohLeaders,
};

/** All leaders by tournament, in order. */
export const leaders: readonly LeaderContent[] = tournamentSlugs.flatMap((slug) =>
  sheets[slug].map((sheet, index) => leaderOf(sheet, slug, index + 1)),
);

const allSheets = tournamentSlugs.flatMap((slug) => sheets[slug]);

/** Pokémon of the leaders' teams. */
export const leaderTeamPokemon: readonly PokemonEntry[] = allSheets.flatMap(
  ({ team, effort = 0 }) => team.map((row) => entryOf(row, { effort })),
);

/** The leaders' rewards. */
export const rewardPokemon: readonly PokemonEntry[] = allSheets.map(({ reward }) =>
  entryOf(reward),
);

/** A leader's lines by tournament number and position; undefined if unknown. */
export function linesOfLeader(tournamentId: number, position: number): LeaderLines | undefined {
  const slug = tournamentSlugs[tournamentId - 1];
  return slug === undefined ? undefined : sheets[slug][position - 1]?.lines;
}

function leaderOf(sheet: LeaderSheet, slug: TournamentSlug, order: number): LeaderContent {
  return {
    tournamentSlug: slug,
    order,
    name: sheet.name,
    isDoubleBattle: sheet.isDoubleBattle ?? false,
    battleGrade: sheet.battleGrade,
    picture: `leaders/${slug}-${order}.svg`,
    badge:
      sheet.badgeName === null
        ? null
        : {
            name: sheet.badgeName,
            image: `badges/${slug}-${order}.svg`,
            emptyImage: `badges/empty/${slug}-${order}.svg`,
          },
    team: sheet.team.map(leaderPokemonOf),
    reward: leaderPokemonOf(sheet.reward),
  };
}

function leaderPokemonOf(row: PokemonRow): LeaderPokemon {
  const { key, itemId } = entryOf(row);
  return { pokemonKey: key, itemId };
}
