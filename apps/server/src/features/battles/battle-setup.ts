import { randomBytes } from 'node:crypto';
import {
  acePlaceOf,
  type BattlePokemon,
  currentMechanics,
  mechanicsVersions,
} from '@poketorneo/battle/engine-free';
import { contract, statValues, type TeamBalance, teamBalance } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4';
import { championPosition, natures } from '@poketorneo/rules';
import * as z from 'zod/mini';
import type { StoredPokemon } from '../available-pokemon/index.ts';
import type { Account } from '../users/index.ts';
import type { Deciders } from './engine/messages.ts';
import type { LeaderLines } from './leader-lines.ts';
import { type Lineups, typeOfTeam } from './lineups.ts';
import { moveIdsOf, statsOfStored } from './prepared-pokemon.ts';
import type { Trio } from './trial-teams.ts';
import { trialTrainer, visitor } from './trial-trainer.ts';

const contractShape = contract.battles.start.response.shape;
const { grade } = contract.leaders.setGrade.body.shape;
const integer = z.int();
const pokemon = z.object({
  formId: integer,
  level: integer,
  gender: z.enum(['male', 'female', 'genderless']),
  isShiny: z.boolean(),
  abilityId: integer,
  itemId: z.nullable(z.string()),
  moveIds: z.array(integer),
  stats: statValues,
  ivs: z.nullable(statValues),
  nature: z.optional(z.nullable(z.enum(natures.map(({ identifier }) => identifier)))),
});

const anySetup = z.object({
  /** What the engine gets, a `BattleSetup`; the field's name is that of stored battles. */
  engine: z.object({
    format: contractShape.format,
    // Battles begun before version 2 store none.
    mechanics: z._default(z.literal(mechanicsVersions), 1),
    hasSleepClause: z.optional(z.boolean()),
    seed: z.string(),
    teams: z.tuple([z.array(pokemon), z.array(pokemon)]),
  }),
  contestants: contractShape.contestants,
});
const leaderSetup = z.extend(anySetup, {
  // Battles begun before duels store none.
  kind: z._default(z.literal('leader'), 'leader'),
  leader: z.object({ grade, seed: z.string() }),
  arena: contractShape.arena,
  lines: contractShape.lines,
  acePlace: contractShape.acePlace,
});
export type LeaderSetup = z.output<typeof leaderSetup>;
const duelSetup = z.extend(anySetup, {
  kind: z.literal('duel'),
  arena: z.object({ typeId: integer }),
  balance: teamBalance,
});
export type DuelSetup = z.output<typeof duelSetup>;

const trialSetup = z.extend(anySetup, {
  kind: z.literal('trial'),
  leader: z.object({ grade, seed: z.string() }),
  arena: z.object({ typeId: integer }),
  lines: contractShape.lines,
  acePlace: contractShape.acePlace,
});
export type TrialSetup = z.output<typeof trialSetup>;

const storedSetup = z.union([duelSetup, trialSetup, leaderSetup]);
/**
 * A battle's immutable input. Later changes of the leader, the Pokémon or the players do not
 * affect it.
 */
export type StoredSetup = z.output<typeof storedSetup>;

/** Who decides for each side. */
export function decidersOf(setup: StoredSetup): Deciders {
  const player = { kind: 'player' } as const;
  switch (setup.kind) {
    case 'leader':
    case 'trial':
      return { 1: player, 2: { kind: 'leader', ...setup.leader, ace: setup.acePlace } };
    case 'duel':
      return { 1: player, 2: player };
  }
}

/** Throws if the text is not a setup. */
export function parseSetup(text: string): StoredSetup {
  return storedSetup.parse(JSON.parse(text));
}

interface SetupParts {
  lineups: Lineups;
  /** The player's, in its order. */
  team: readonly StoredPokemon[];
  lines: LeaderLines;
  newSeed: () => string;
}

/** Builds the setup of a battle between a player's and a leader's team. */
export function setUpLeaderBattle({ lineups, team, lines, newSeed }: SetupParts): LeaderSetup {
  const { encounter, leaderTeam, level } = lineups;
  const { account, leader, tournament } = encounter;
  return {
    kind: 'leader',
    engine: {
      format: leader.isDoubleBattle ? 'doubles' : 'singles',
      mechanics: currentMechanics,
      seed: newSeed(),
      teams: [
        team.map((each) => toBattlePokemon(each, level ?? each.level)),
        leaderTeam.map((each) => toBattlePokemon(each, each.level)),
      ],
    },
    leader: { grade: leader.battleGrade, seed: newSeed() },
    contestants: [
      {
        name: account.username,
        picture: faceIconPath(account.faceIconId),
        teamSize: team.length,
      },
      { name: leader.name, picture: leader.picture, teamSize: leaderTeam.length },
    ],
    arena: {
      typeId: typeOfTeam(leaderTeam),
      isChampion: leader.position === championPosition,
      tournamentId: tournament.id,
    },
    lines,
    acePlace: acePlaceOf(leaderTeam),
  };
}

interface DuelSetupParts {
  /** Side 1, then side 2. */
  players: readonly [DuelPlayer, DuelPlayer];
  /** Of all Pokémon; null where each keeps its own. */
  level: number | null;
  balance: TeamBalance;
  newSeed: () => string;
}

export interface DuelPlayer {
  account: Pick<Account, 'id' | 'username' | 'faceIconId'>;
  team: readonly StoredPokemon[];
}

/**
 * Builds the setup of a duel. Its arena, which is shown before the first turn, is of the type of the
 * first Pokémon of both: the others are secret.
 */
export function setUpDuel({ players, level, balance, newSeed }: DuelSetupParts): DuelSetup {
  const [first, second] = players;
  const teamOf = ({ team }: DuelPlayer) =>
    team.map((each) => toBattlePokemon(each, level ?? each.level));
  const contestantOf = ({ account, team }: DuelPlayer) => ({
    name: account.username,
    picture: faceIconPath(account.faceIconId),
    teamSize: team.length,
  });
  return {
    kind: 'duel',
    engine: {
      format: 'singles',
      mechanics: currentMechanics,
      hasSleepClause: true,
      seed: newSeed(),
      teams: [teamOf(first), teamOf(second)],
    },
    contestants: [contestantOf(first), contestantOf(second)],
    arena: { typeId: typeOfTeam([...first.team.slice(0, 1), ...second.team.slice(0, 1)]) },
    balance,
  };
}

interface TrialSetupParts {
  /** The lent team, then the trainer's. */
  teams: readonly [Trio, Trio];
  newSeed: () => string;
}

/** Builds the setup of a visitor's battle against the trainer. */
export function setUpTrial({ teams, newSeed }: TrialSetupParts): TrialSetup {
  const [lentTeam, trainersTeam] = teams;
  const { name, picture, grade: ownGrade, lines } = trialTrainer;
  return {
    kind: 'trial',
    engine: {
      format: 'singles',
      mechanics: currentMechanics,
      seed: newSeed(),
      teams: [[...lentTeam], [...trainersTeam]],
    },
    leader: { grade: ownGrade, seed: newSeed() },
    contestants: [
      { ...visitor, teamSize: lentTeam.length },
      { name, picture, teamSize: trainersTeam.length },
    ],
    arena: { typeId: typeOfTeam(trainersTeam) },
    lines,
    acePlace: acePlaceOf(trainersTeam),
  };
}

/** A Pokémon as the engine takes it. */
export function toBattlePokemon(each: StoredPokemon, level: number) {
  const { formId, gender, isShiny, abilityId, itemId, spread } = each;
  return {
    formId,
    level,
    gender,
    isShiny,
    abilityId,
    itemId,
    moveIds: moveIdsOf(each),
    stats: statsOfStored(each, level),
    ivs: spread?.ivs ?? null,
    nature: spread?.nature ?? null,
  } satisfies BattlePokemon;
}

/** Unpredictable: it determines all chance of a battle. */
export const randomSeed = () => randomBytes(16).toString('hex');
