import type {
  BattleKind,
  BattleReplay,
  BattleSide,
  Combatant,
  LeaderBattleKind,
} from '@poketorneo/contract';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import type { Arena } from './stage/index.ts';

type ReplayOf<Kind extends BattleKind> = Extract<BattleReplay, { kind: Kind }>;
type SharedPart = 'kind' | 'contestants' | 'format' | 'arena';

type LeaderBattleToShow = Pick<ReplayOf<LeaderBattleKind>, SharedPart | 'lines' | 'acePlace'>;
type DuelToShow = Pick<ReplayOf<'duel'>, SharedPart | 'ratings' | 'balance'>;

/** The part that a running battle and a replay have in common. */
export type BattleToShow = LeaderBattleToShow | DuelToShow;

/** The same battle, with its leader's part; null for a duel. */
export function leaderBattleOf(battle: BattleToShow): LeaderBattleToShow | null {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return battle;
    case 'duel':
      return null;
  }
}

/** The leader's strongest Pokémon; null in a duel. */
export function aceOf(battle: BattleToShow): Combatant | null {
  const leaderBattle = leaderBattleOf(battle);
  return leaderBattle === null ? null : { side: 2, place: leaderBattle.acePlace };
}

export function arenaOf(battle: BattleToShow): Arena {
  const { typeId } = battle.arena;
  const champion = leaderBattleOf(battle)?.arena;
  return { typeId, championOf: champion?.isChampion ? champion.tournamentId : null };
}

/** What follows the names of the far side's Pokémon, as in 'Onix nemico'. */
export function foeLabelOf(battle: BattleToShow, nearSide: BattleSide): string {
  return leaderBattleOf(battle) === null
    ? `di ${ofSide(battle.contestants, foeOf(nearSide)).name}`
    : 'nemico';
}
