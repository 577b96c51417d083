import {
  acePlaceOf,
  aiChoiceInBattle,
  type BattleOutcome,
  type BattlePokemon,
  type BattleSetup,
  RefusedChoice,
  startBattle,
} from '@poketorneo/battle';
import type { BattleGrade, BattleSide } from '@poketorneo/contract';
import { type Encounter, toBattlePokemon } from './encounter.ts';

/** Options of a simulation. */
export interface Trial {
  readonly battles: number;
  readonly seed: string;
  /** Skill of the simulated player. */
  readonly grade: BattleGrade;
}

const sides: readonly BattleSide[] = [1, 2];

/** Share of battles won against a leader; draws do not count. */
export function shareOfWins(
  encounter: Encounter,
  team: readonly BattlePokemon[],
  { battles, seed, grade }: Trial,
): number {
  let wins = 0;
  for (let number = 0; number < battles; number += 1) {
    const players = { 1: grade, 2: encounter.grade };
    if (isWon(encounter, team, `${seed} ${number}`, players)) wins += 1;
  }
  return wins / battles;
}

function isWon(
  encounter: Encounter,
  team: readonly BattlePokemon[],
  seed: string,
  grades: Readonly<Record<BattleSide, BattleGrade>>,
): boolean {
  const leaderTeam = encounter.team.map((entry) => toBattlePokemon(entry, entry.level));
  const format = encounter.isDoubleBattle ? 'doubles' : 'singles';
  const setup: BattleSetup = { format, seed, teams: [team, leaderTeam] };
  return playBattle(setup, grades).winner === 1;
}

/** The result of a battle between two AIs, the second of them a leader. */
export function playBattle(
  setup: BattleSetup,
  grades: Readonly<Record<BattleSide, BattleGrade>>,
): BattleOutcome {
  const { seed } = setup;
  const aces = { 1: undefined, 2: acePlaceOf(setup.teams[1]) };
  const battle = startBattle(setup);
  for (let step = 0; battle.end === null; step += 1) {
    const deciding = sides.filter((side) => battle.request(side) !== null);
    const choices = deciding.map((side) => {
      const skill = { grade: grades[side], ace: aces[side] };
      return [side, aiChoiceInBattle({ battle, setup, side, seed, step, ...skill })] as const;
    });
    try {
      battle.decide(Object.fromEntries(choices));
    } catch (error) {
      // The new request reveals what was hidden.
      if (!(error instanceof RefusedChoice)) throw error;
    }
  }
  return battle.end;
}
