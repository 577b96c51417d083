import {
  aiChoiceInBattle,
  type BattleOutcome,
  type BattlePokemon,
  type BattleSetup,
  RefusedChoice,
  startBattle,
} from '@poketorneo/battle';
import type { BattleGrade, BattleSide } from '@poketorneo/contract';
import { type Encounter, inBattle } from './encounter.ts';

/** How well the player plays who tries the leaders. */
const playersGrade: BattleGrade = 2;

/** How a team is tried. */
export interface Trial {
  readonly battles: number;
  readonly seed: string;
  /** Without looking ahead, which takes fifty times as long. */
  readonly inHaste?: boolean;
}

const sides: readonly BattleSide[] = [1, 2];

/** The share of so many battles that a team wins against a leader; a draw is not a win. */
export function shareOfWins(
  encounter: Encounter,
  team: readonly BattlePokemon[],
  { battles, seed, inHaste = false }: Trial,
): number {
  let wins = 0;
  for (let number = 0; number < battles; number += 1) {
    if (isWon(encounter, team, `${seed} ${number}`, inHaste)) wins += 1;
  }
  return wins / battles;
}

function isWon(
  encounter: Encounter,
  team: readonly BattlePokemon[],
  seed: string,
  inHaste: boolean,
): boolean {
  const leaderTeam = encounter.team.map((entry) => inBattle(entry, entry.level));
  const format = encounter.isDoubleBattle ? 'doubles' : 'singles';
  const setup: BattleSetup = { format, seed, teams: [team, leaderTeam] };
  return played(setup, { 1: playersGrade, 2: encounter.grade }, inHaste).winner === 1;
}

/** How a battle ends in which grades decide for both sides. */
export function played(
  setup: BattleSetup,
  grades: Readonly<Record<BattleSide, BattleGrade>>,
  inHaste = false,
): BattleOutcome {
  const { seed } = setup;
  const battle = startBattle(setup);
  for (let step = 0; battle.end === null; step += 1) {
    const deciding = sides.filter((side) => battle.request(side) !== null);
    const choices = deciding.map((side) => {
      const grade = grades[side];
      return [side, aiChoiceInBattle({ battle, setup, side, grade, seed, step, inHaste })] as const;
    });
    try {
      battle.decide(Object.fromEntries(choices));
    } catch (error) {
      // What is asked now shows what was hidden before.
      if (!(error instanceof RefusedChoice)) throw error;
    }
  }
  return battle.end;
}
