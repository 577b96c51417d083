import type { BattleEvent, BattleSide, BattleTerms } from '@poketorneo/contract';
import { type BattleView, emptyView } from '@poketorneo/rules/battle';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../../lib/create-store.ts';
import { type BattleToShow, battleWithLinesOf } from '../battle-to-show.ts';
import type { BattleText } from '../load-battle-text.ts';
import { Playback, untilVisible, waitFor } from '../playback/index.ts';
import type { Curtain, StageHandle } from '../stage/index.ts';
import { battleSpeed, playedSpeed } from './battle-speed.ts';
import { RunningLog } from './log.ts';

interface PlaybackOptions {
  battle: BattleToShow;
  terms: BattleTerms;
  text: BattleText;
  /** The side of the viewer; null for a spectator. */
  side: BattleSide | null;
  /** Plays every animation even if the saved speed is 'skip'. */
  ignoreSkip?: boolean;
  /** Called when the curtain falls. */
  getOutcome: () => Curtain['outcome'];
}

/** The options for the curtain. */
function endOf({ battle, side, getOutcome }: PlaybackOptions) {
  return { battle, side, outcome: getOutcome() };
}

/** The battle before its first event. */
export function initialView({
  battle,
  side,
}: Pick<PlaybackOptions, 'battle' | 'side'>): BattleView {
  const [first, second] = battle.contestants;
  return emptyView(side, [first.teamSize, second.teamSize], battle.format);
}

/** The playback of a battle, its stage and its current state. */
export function useBattlePlayback(options: PlaybackOptions) {
  const stage = useRef<StageHandle>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { battle, terms, side, text } = options;
  const names = useMemo(() => {
    const [first, second] = battle.contestants;
    return [first.name, second.name] as const;
  }, [battle.contestants]);
  const isDuel = battleWithLinesOf(battle) === null;
  const narrator = useMemo(() => {
    const viewer = { side, names, isDuel };
    return {
      sentenceOf: (event: BattleEvent, view: BattleView) =>
        text.sentenceOf(event, { view, terms, viewer }),
      hpChangeOf: (event: BattleEvent, view: BattleView) =>
        text.hpChangeOf(event, { view, terms, viewer }),
      callBackOf: (event: BattleEvent, view: BattleView) => {
        const who = text.calledBackBy(event, view);
        const sentence = text.callBackOf(event, { view, terms, viewer });
        return who === null || sentence === null ? null : { who, sentence };
      },
    };
  }, [terms, side, names, isDuel, text]);
  const latestNarrator = useRef(narrator);
  useEffect(() => {
    latestNarrator.current = narrator;
  }, [narrator]);

  const savedSpeed = useStore(battleSpeed);
  const speed = options.ignoreSkip === true ? playedSpeed(savedSpeed) : savedSpeed;
  const [playback] = useState(() => {
    return new Playback(initialView(options), speed, {
      stage: () => stage.current,
      perform: async (interlude, cue) => {
        const shown = latest.current;
        switch (interlude) {
          case 'curtain':
            await stage.current?.close(text.curtainOf(endOf(shown)), cue);
            break;
          case 'face-off': {
            const faceOff = text.faceOffOf(shown);
            if (faceOff !== null) await stage.current?.faceOff(faceOff, cue);
            break;
          }
          case 'before':
          case 'ace': {
            const speaker = text.leaderSays(shown.battle, interlude);
            const how = interlude === 'before' ? 'introduce' : 'speak';
            if (speaker !== null) await stage.current?.[how](speaker, cue);
          }
        }
      },
      lineOf: (interlude) => text.interludeLineOf(interlude, endOf(latest.current)),
      sentenceOf: (event, before) => latestNarrator.current.sentenceOf(event, before),
      hpChangeOf: (event, before) => latestNarrator.current.hpChangeOf(event, before),
      callBackOf: (event, before) => latestNarrator.current.callBackOf(event, before),
      flush: flushSync,
      wait: waitFor,
      untilVisible,
    });
  });
  const [logs] = useState(() => {
    /** With figures. */
    const sentencesOf = (event: BattleEvent, before: BattleView) =>
      [
        narrator.callBackOf(event, before)?.sentence,
        narrator.sentenceOf(event, before),
        narrator.hpChangeOf(event, before),
      ].filter((sentence) => typeof sentence === 'string');
    const newLog = () => new RunningLog(initialView(options), sentencesOf);
    return { whole: newLog(), shown: newLog() };
  });
  useEffect(() => playback.setSpeed(speed), [playback, speed]);
  // Nothing plays on a page that has been left.
  useEffect(() => {
    playback.resume();
    return () => playback.pause();
  }, [playback]);
  return {
    stage,
    playback,
    /** The log of all events. */
    wholeLog: (events: readonly BattleEvent[]) => logs.whole.until(events, events.length),
    /** The log of the events shown so far. */
    shownLog: (events: readonly BattleEvent[]) =>
      logs.shown.until(events, playback.state.get().count),
    state: useStore(playback.state),
    speed,
  };
}

export type BattlePlayback = ReturnType<typeof useBattlePlayback>;
