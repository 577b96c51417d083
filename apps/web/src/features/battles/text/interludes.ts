import type { BattleSide, TeamBalance } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import type { BattleToShow } from '../battle-to-show.ts';
import type { Interlude } from '../playback/index.ts';
import type { Curtain, FaceOff, Speaker } from '../stage/index.ts';

interface ShownBattle {
  battle: BattleToShow;
  /** The side of the viewer; null for a spectator. */
  side: BattleSide | null;
}

interface ShownEnd extends ShownBattle {
  /** For the viewer; for a spectator, of side 1. */
  outcome: Curtain['outcome'];
}

export function curtainOf({ battle, side, outcome }: ShownEnd): Curtain {
  const [first, second] = battle.contestants;
  const own: Readonly<Record<Curtain['outcome'], string>> = {
    win: 'Vittoria!',
    loss: 'Sconfitta',
    draw: 'Pareggio',
  };
  const watched: Readonly<Record<Curtain['outcome'], string>> = {
    win: `Vince ${first.name}!`,
    loss: `Vince ${second.name}!`,
    draw: 'Pareggio',
  };
  const near = side ?? 1;
  const winners: Readonly<Record<Curtain['outcome'], BattleSide | null>> = {
    win: near,
    loss: foeOf(near),
    draw: null,
  };
  const winner = winners[outcome];
  return {
    // For spectators somebody has won, whichever side.
    outcome: side === null && winner !== null ? 'win' : outcome,
    headline: (side === null ? watched : own)[outcome],
    speaker:
      leaderSays(battle, isWin(outcome) ? 'lost' : 'won') ??
      (winner === null ? null : { ...ofSide(battle.contestants, winner), line: '' }),
  };
}

/** The leader or trainer with a line; null in a duel. */
export function leaderSays(
  battle: BattleToShow,
  line: 'before' | 'ace' | 'lost' | 'won',
): Speaker | null {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
    case 'trial': {
      const { name, picture } = ofSide(battle.contestants, 2);
      return { name, picture, line: battle.lines[line] };
    }
    case 'duel':
      return null;
  }
}

/** As in 'Brock: «Fatti sotto!»'; null where nothing is said. */
export function interludeLineOf(interlude: Interlude, end: ShownEnd): string | null {
  switch (interlude) {
    case 'face-off':
      return faceOffOf(end)?.note ?? null;
    case 'curtain':
      return lineOf(curtainOf(end).speaker);
    case 'before':
    case 'ace':
      return lineOf(leaderSays(end.battle, interlude));
  }
}

function lineOf(speaker: Speaker | null): string | null {
  return speaker === null || speaker.line === '' ? null : `${speaker.name}: «${speaker.line}»`;
}

const balanceNotes: Readonly<Record<TeamBalance, string | null>> = {
  weighed: 'Squadre equilibrate',
  unweighed: 'Squadre non bilanciate',
  own: null,
};

/** Both players of a duel, the viewer first; null for other battles. */
export function faceOffOf({ battle, side }: ShownBattle): FaceOff | null {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
    case 'trial':
      return null;
    case 'duel': {
      const { contestants, ratings, balance } = battle;
      const near = side ?? 1;
      const rival = (of: BattleSide) => ({
        ...ofSide(contestants, of),
        rating: ofSide(ratings, of),
      });
      return { rivals: [rival(near), rival(foeOf(near))], note: balanceNotes[balance] };
    }
  }
}
