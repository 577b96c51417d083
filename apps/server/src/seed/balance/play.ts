import {
  aiChoiceInBattle,
  type BattleOutcome,
  type BattlePokemon,
  type BattleSetup,
  playOut,
  startBattle,
} from '@poketorneo/battle';
import { acePlaceOf } from '@poketorneo/battle/engine-free';
import type { BattleGrade, BattleSide } from '@poketorneo/contract';
import { type Encounter, toBattlePokemon } from './encounter.ts';

/** Options of a simulation. */
export interface Trial {
  readonly battles: number;
  readonly seed: string;
  /** Skill of the simulated player. */
  readonly grade: BattleGrade;
}

/** Share of battles won against a leader; draws do not count. */
export function shareOfWins(
  encounter: Encounter,
  team: readonly BattlePokemon[],
  { battles, seed, grade }: Trial,
): number {
  const leaderTeam = encounter.team.map((entry) => toBattlePokemon(entry, entry.level));
  const format = encounter.isDoubleBattle ? 'doubles' : 'singles';
  const grades = { 1: grade, 2: encounter.grade };
  let wins = 0;
  for (let number = 0; number < battles; number += 1) {
    const setup = { format, seed: `${seed} ${number}`, teams: [team, leaderTeam] } as const;
    if (playBattle(setup, grades).winner === 1) wins += 1;
  }
  return wins / battles;
}

/** The result of a battle between two AIs, the second of them a leader. */
export function playBattle(
  setup: BattleSetup,
  grades: Readonly<Record<BattleSide, BattleGrade>>,
): BattleOutcome {
  const { seed } = setup;
  const aces = { 1: undefined, 2: acePlaceOf(setup.teams[1]) };
  const battle = startBattle(setup);
  return playOut(battle, (side, _, step) =>
    aiChoiceInBattle({ battle, setup, side, seed, step, grade: grades[side], ace: aces[side] }),
  );
}
