import type { BattleEvent, BattleReplay, BattleSide, BattleTerms } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import { type BattleView, emptyView } from '@poketorneo/rules/battle';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../../lib/create-store.ts';
import type { BattleText } from '../load-battle-text.ts';
import { type Interlude, Playback, untilVisible, waitFor } from '../playback/index.ts';
import type { Curtain, Speaker, StageHandle } from '../stage/index.ts';
import { battleSpeed, playedSpeed } from './battle-speed.ts';
import { RunningLog } from './log.ts';

/** The part that a running battle and a replay have in common. */
export type BattleToShow = Pick<
  BattleReplay,
  'contestants' | 'format' | 'arena' | 'lines' | 'acePlace'
>;

interface PlaybackOptions {
  battle: BattleToShow;
  terms: BattleTerms;
  text: Pick<BattleText, 'sentenceOf' | 'callBackOf' | 'calledBackBy' | 'hpChangeOf'>;
  /** The side of the viewer; null for a spectator. */
  side: BattleSide | null;
  /** Plays every animation even if the saved speed is 'skip'. */
  ignoreSkip?: boolean;
  /** Called when the curtain falls. */
  getOutcome: () => Curtain['outcome'];
}

/** The battle before its first event. */
export function initialView({
  battle,
  side,
}: Pick<PlaybackOptions, 'battle' | 'side'>): BattleView {
  const [first, second] = battle.contestants;
  return emptyView(side, [first.teamSize, second.teamSize], battle.format);
}

function curtainOf({ battle, side, getOutcome }: PlaybackOptions): Curtain {
  const outcome = getOutcome();
  const [player, leader] = battle.contestants;
  const own: Readonly<Record<Curtain['outcome'], string>> = {
    win: 'Vittoria!',
    loss: 'Sconfitta',
    draw: 'Pareggio',
  };
  const watched: Readonly<Record<Curtain['outcome'], string>> = {
    win: `Vince ${player.name}!`,
    loss: `Vince ${leader.name}!`,
    draw: 'Pareggio',
  };
  return {
    outcome,
    headline: (side === null ? watched : own)[outcome],
    speaker: speakerOf(battle, isWin(outcome) ? 'lost' : 'won'),
  };
}

function speakerOf(
  { contestants, lines }: BattleToShow,
  line: keyof BattleToShow['lines'],
): Speaker {
  const [, leader] = contestants;
  return { name: leader.name, picture: leader.picture, line: lines[line] };
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
  const narrator = useMemo(() => {
    const viewer = { side, names };
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
  }, [terms, side, names, text]);
  const latestNarrator = useRef(narrator);
  useEffect(() => {
    latestNarrator.current = narrator;
  }, [narrator]);

  const savedSpeed = useStore(battleSpeed);
  const speed = options.ignoreSkip === true ? playedSpeed(savedSpeed) : savedSpeed;
  const [playback] = useState(() => {
    const speakerIn = (interlude: Interlude) =>
      interlude === 'curtain'
        ? curtainOf(latest.current).speaker
        : speakerOf(latest.current.battle, interlude);
    return new Playback(initialView(options), speed, {
      stage: () => stage.current,
      perform: async (interlude, cue) => {
        if (interlude === 'curtain') await stage.current?.close(curtainOf(latest.current), cue);
        else if (interlude === 'before') await stage.current?.introduce(speakerIn(interlude), cue);
        else await stage.current?.speak(speakerIn(interlude), cue);
      },
      lineOf: (interlude) => {
        const { name, line } = speakerIn(interlude);
        return line === '' ? null : `${name}: «${line}»`;
      },
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
