import type { BattleReplay, BattleSide, BattleTerms, MatchOutcome } from '@poketorneo/contract';
import { applyEvents } from '@poketorneo/rules/battle';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { aceOf } from '../battle-to-show.ts';
import type { BattleText } from '../load-battle-text.ts';
import { beatOptionsFrom, countOfFirstSwitchIns } from '../playback/index.ts';
import { initialView, useBattlePlayback } from '../screen/index.ts';
import type { Curtain } from '../stage/index.ts';
import { turnAt, turnStarts } from './replay-turns.ts';

type Outcome = Curtain['outcome'];

/** For the viewer, from the outcome of side 1; a replayed battle is never suspended. */
const curtainOutcomes: Readonly<Record<BattleSide, Readonly<Record<MatchOutcome, Outcome>>>> = {
  1: { win: 'win', loss: 'loss', draw: 'draw', suspended: 'loss' },
  2: { win: 'loss', loss: 'win', draw: 'draw', suspended: 'loss' },
};

/** Plays a finished battle from any of its turns. */
export function useReplay(replay: BattleReplay, terms: BattleTerms, text: BattleText) {
  const { events, side, outcome } = replay;
  const battlePlayback = useBattlePlayback({
    battle: replay,
    terms,
    text,
    side,
    ignoreSkip: true,
    getOutcome: () => curtainOutcomes[side ?? 1][outcome],
  });
  const { playback, state } = battlePlayback;
  const [isPaused, setIsPaused] = useState(false);

  /**
   * Skips the first `from` events and plays the others; the first Pokémon are always on the field.
   */
  const playFrom = useCallback(
    (from: number) => {
      const count = Math.max(from, countOfFirstSwitchIns(events));
      const view = applyEvents(initialView({ battle: replay, side }), events.slice(0, count));
      playback.jumpTo(view, count);
      playback.add(events.slice(count), beatOptionsFrom(count, { events, ace: aceOf(replay) }));
    },
    [events, playback, replay, side],
  );

  const hasBegun = useRef(false);
  // Before the first paint: the platforms are never seen empty.
  useLayoutEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    playFrom(0);
  }, [playFrom]);

  useEffect(() => {
    if (isPaused) playback.pause();
    else playback.resume();
  }, [playback, isPaused]);

  const starts = turnStarts(events);
  const turn = turnAt(starts, state.count);
  const isOver = !state.isPlaying && state.count === events.length;
  return {
    battlePlayback,
    turn,
    turns: starts.length - 1,
    isOver,
    isRunning: !isPaused && !isOver,
    log: () => battlePlayback.wholeLog(events),
    /** Hurries the current beat; of a paused replay, resumes it. */
    advance() {
      if (isPaused) setIsPaused(false);
      else playback.advance();
    },
    toTurn: (to: number) => playFrom(starts[to] ?? 0),
    /** Pauses or resumes; after the end, starts again. */
    toggle() {
      if (isOver) playFrom(0);
      else setIsPaused(!isPaused);
    },
    /**
     * One turn back or on; from the middle of a turn, back to its start. On from the last turn,
     * only its current beat is skipped.
     */
    step(by: -1 | 1) {
      const start = starts[turn] ?? 0;
      const isInside = state.count > start + 1;
      const to = by === 1 ? starts[turn + 1] : isInside ? start : starts[turn - 1];
      if (to === undefined && by === 1) playback.advance();
      else playFrom(to ?? 0);
    },
  };
}
