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
type TrialToShow = Pick<ReplayOf<'trial'>, SharedPart | 'lines' | 'acePlace'>;
type DuelToShow = Pick<ReplayOf<'duel'>, SharedPart | 'ratings' | 'balance'>;

/** The part that a running battle and a replay have in common. */
export type BattleToShow = LeaderBattleToShow | TrialToShow | DuelToShow;

/** The same battle, with the part of a leader or a trial's trainer; null for a duel. */
export function battleWithLinesOf(battle: BattleToShow): LeaderBattleToShow | TrialToShow | null {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
    case 'trial':
      return battle;
    case 'duel':
      return null;
  }
}

/** The strongest Pokémon of the leader or trainer; null in a duel. */
export function aceOf(battle: BattleToShow): Combatant | null {
  const found = battleWithLinesOf(battle);
  return found === null ? null : { side: 2, place: found.acePlace };
}

export function arenaOf(battle: BattleToShow): Arena {
  switch (battle.kind) {
    case 'leader':
    case 'rematch': {
      const { typeId, isChampion, tournamentId } = battle.arena;
      return { typeId, championOf: isChampion ? tournamentId : null };
    }
    case 'trial':
    case 'duel':
      return { typeId: battle.arena.typeId, championOf: null };
  }
}

/** What follows the names of the far side's Pokémon, as in 'Onix nemico'. */
export function foeLabelOf(battle: BattleToShow, nearSide: BattleSide): string {
  return battleWithLinesOf(battle) === null
    ? `di ${ofSide(battle.contestants, foeOf(nearSide)).name}`
    : 'nemico';
}
