import type { BattleEvent, BattleSide, BattleTerms } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import { type BattleView, emptyView, foeOf, ofSide } from '@poketorneo/rules/battle';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../../lib/create-store.ts';
import { type BattleToShow, leaderBattleOf } from '../battle-to-show.ts';
import type { BattleText } from '../load-battle-text.ts';
import { Playback, untilVisible, waitFor } from '../playback/index.ts';
import type { Curtain, Rival, Speaker, StageHandle } from '../stage/index.ts';
import { battleSpeed, playedSpeed } from './battle-speed.ts';
import { RunningLog } from './log.ts';

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
  const firstSide = side ?? 1;
  const winners: Readonly<Record<Curtain['outcome'], BattleSide | null>> = {
    win: firstSide,
    loss: foeOf(firstSide),
    draw: null,
  };
  const winner = winners[outcome];
  return {
    outcome,
    headline: (side === null ? watched : own)[outcome],
    speaker:
      leaderSays(battle, isWin(outcome) ? 'lost' : 'won') ??
      (winner === null ? null : { ...ofSide(battle.contestants, winner), line: '' }),
  };
}

/** Null in a duel. */
function leaderSays(battle: BattleToShow, line: 'before' | 'ace' | 'lost' | 'won'): Speaker | null {
  const { lines } = leaderBattleOf(battle) ?? {};
  const { name, picture } = ofSide(battle.contestants, 2);
  return lines === undefined ? null : { name, picture, line: lines[line] };
}

/** Both players of a duel, the viewer first; null for a battle against a leader. */
function rivalsOf({ battle, side }: PlaybackOptions): readonly [Rival, Rival] | null {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return null;
    case 'duel': {
      const { contestants, ratings } = battle;
      const near = side ?? 1;
      const rival = (of: BattleSide) => ({
        ...ofSide(contestants, of),
        rating: ofSide(ratings, of),
      });
      return [rival(near), rival(foeOf(near))];
    }
  }
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
  const isDuel = leaderBattleOf(battle) === null;
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
        if (interlude === 'curtain') {
          await stage.current?.close(curtainOf(latest.current), cue);
        } else if (interlude === 'face-off') {
          const rivals = rivalsOf(latest.current);
          if (rivals !== null) await stage.current?.faceOff(rivals, cue);
        } else {
          const speaker = leaderSays(latest.current.battle, interlude);
          if (speaker === null) return;
          if (interlude === 'before') await stage.current?.introduce(speaker, cue);
          else await stage.current?.speak(speaker, cue);
        }
      },
      lineOf: (interlude) => {
        if (interlude === 'face-off') return null;
        const said =
          interlude === 'curtain'
            ? curtainOf(latest.current).speaker
            : leaderSays(latest.current.battle, interlude);
        return said === null || said.line === '' ? null : `${said.name}: «${said.line}»`;
      },
      sentenceOf: (event, before) => latestNarrator.current.sentenceOf(event, before),
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
