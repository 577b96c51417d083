import type { BattleReplay, BattleTerms } from '@poketorneo/contract';
import { applyEvents } from '@poketorneo/rules/battle';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BattleText } from '../load-battle-text.ts';
import { beatOptionsFrom } from '../playback/index.ts';
import { logOf, useBattleShow, viewAtFirst } from '../screen/index.ts';
import { turnAt, turnStarts } from './replay-turns.ts';

/** Plays a finished battle from any of its turns. */
export function useReplay(replay: BattleReplay, terms: BattleTerms, text: BattleText) {
  const { events, side, outcome, acePlace } = replay;
  const show = useBattleShow({
    battle: replay,
    terms,
    text,
    side,
    isWatched: true,
    outcome: () => (outcome === 'win' || outcome === 'draw' ? outcome : 'loss'),
  });
  const { playback, shown } = show;
  const [isPaused, setIsPaused] = useState(false);

  /** Skips the first `count` events and plays the others. */
  const playFrom = useCallback(
    (count: number) => {
      const view = applyEvents(viewAtFirst({ battle: replay, side }), events.slice(0, count));
      playback.place(view, count);
      playback.add(events.slice(count), beatOptionsFrom(count, { events, acePlace }));
    },
    [events, acePlace, playback, replay, side],
  );

  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    playFrom(0);
  }, [playFrom]);

  useEffect(() => {
    if (isPaused) playback.pause();
    else playback.resume();
  }, [playback, isPaused]);

  const starts = turnStarts(events);
  const turn = turnAt(starts, shown.count);
  const isOver = !shown.isPlaying && shown.count === events.length;
  return {
    show,
    turn,
    turns: starts.length - 1,
    isOver,
    isRunning: !isPaused && !isOver,
    log: () => logOf(events, viewAtFirst({ battle: replay, side }), show.sentencesOf),
    toTurn: (to: number) => playFrom(starts[to] ?? 0),
    /** Pauses or resumes; after the end, starts again. */
    toggle() {
      if (isOver) playFrom(0);
      else setIsPaused(!isPaused);
    },
    /** One turn back or on; from the middle of a turn, back to its start. */
    step(by: -1 | 1) {
      const start = starts[turn] ?? 0;
      const isInside = shown.count > start + 1;
      const to = by === 1 ? starts[turn + 1] : isInside ? start : starts[turn - 1];
      if (to === undefined && by === 1) playback.advance();
      else playFrom(to ?? 0);
    },
  };
}
