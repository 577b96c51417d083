import type { BattleEvent, BattleReplay, BattleSide, BattleTerms } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import { type BattleView, emptyView } from '@poketorneo/rules/battle';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../../lib/create-store.ts';
import type { BattleText } from '../load-battle-text.ts';
import { Playback, type Scene, untilSeen, waitFor } from '../playback/index.ts';
import type { Curtain, Speaker, StageHandle } from '../stage/index.ts';
import { battleSpeed, playedSpeed } from './battle-speed.ts';

/** The part that a running battle and a replay have in common. */
export type StagedBattle = Pick<
  BattleReplay,
  'contestants' | 'format' | 'arena' | 'lines' | 'acePlace'
>;

interface Show {
  battle: StagedBattle;
  terms: BattleTerms;
  text: Pick<BattleText, 'sentenceOf' | 'callBackOf' | 'calledBackBy'>;
  /** The side of the viewer; null for a spectator. */
  side: BattleSide | null;
  /** Plays every animation even if the saved speed is 'skip'. */
  isWatched?: boolean;
  /** Called when the curtain falls. */
  outcome: () => Curtain['outcome'];
}

/** The battle before its first event. */
export function viewAtFirst({ battle, side }: Pick<Show, 'battle' | 'side'>): BattleView {
  const [first, second] = battle.contestants;
  return emptyView(side, [first.teamSize, second.teamSize], battle.format);
}

function curtainOf({ battle, side, outcome }: Show): Curtain {
  const result = outcome();
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
    outcome: result,
    headline: (side === null ? watched : own)[result],
    speaker: speakerOf(battle, isWin(result) ? 'lost' : 'won'),
  };
}

function speakerOf(
  { contestants, lines }: StagedBattle,
  line: keyof StagedBattle['lines'],
): Speaker {
  const [, leader] = contestants;
  return { name: leader.name, picture: leader.picture, line: lines[line] };
}

/** The playback of a battle, its stage and its current state. */
export function useBattleShow(show: Show) {
  const stage = useRef<StageHandle>(null);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const { battle, terms, side, text } = show;
  const names = useMemo(() => {
    const [first, second] = battle.contestants;
    return [first.name, second.name] as const;
  }, [battle.contestants]);
  const narrator = useMemo(() => {
    const viewer = { side, names };
    return {
      sentenceOf: (event: BattleEvent, view: BattleView) =>
        text.sentenceOf(event, { view, terms, viewer }),
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

  const [playback] = useState(() => {
    const sceneOf = (scene: Scene) =>
      scene === 'curtain'
        ? curtainOf(latest.current).speaker
        : speakerOf(latest.current.battle, scene);
    return new Playback(viewAtFirst(show), 1, {
      stage: () => stage.current,
      perform: async (scene, playing) => {
        if (scene === 'curtain') await stage.current?.close(curtainOf(latest.current), playing);
        else if (scene === 'before') await stage.current?.introduce(sceneOf(scene), playing);
        else await stage.current?.speak(sceneOf(scene), playing);
      },
      lineOf: (scene) => {
        const { name, line } = sceneOf(scene);
        return line === '' ? null : `${name}: «${line}»`;
      },
      sentenceOf: (event, before) => latestNarrator.current.sentenceOf(event, before),
      callBackOf: (event, before) => latestNarrator.current.callBackOf(event, before),
      flush: flushSync,
      wait: waitFor,
      seen: untilSeen,
    });
  });
  const sentencesOf = (event: BattleEvent, before: BattleView) =>
    [narrator.callBackOf(event, before)?.sentence, narrator.sentenceOf(event, before)].filter(
      (sentence) => typeof sentence === 'string',
    );
  const savedSpeed = useStore(battleSpeed);
  const speed = show.isWatched === true ? playedSpeed(savedSpeed) : savedSpeed;
  useEffect(() => playback.setSpeed(speed), [playback, speed]);
  // Nothing plays on a page that has been left.
  useEffect(() => {
    playback.resume();
    return () => playback.pause();
  }, [playback]);
  return {
    stage,
    playback,
    sentencesOf,
    shown: useStore(playback.shown),
    speed,
  };
}

export type BattleShow = ReturnType<typeof useBattleShow>;
