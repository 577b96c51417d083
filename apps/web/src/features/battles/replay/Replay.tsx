import {
  type BattleReplay,
  type BattleSide,
  type BattleTerms,
  replayTitle,
} from '@poketorneo/contract';
import { applyEvents, foeOf } from '@poketorneo/rules/battle';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { useBattleKeys } from '../commands/index.ts';
import type { BattleText } from '../load-battle-text.ts';
import { comesOut } from '../playback/index.ts';
import { HelpWindow } from '../screen/HelpWindow.tsx';
import {
  BattleScreen,
  changeSound,
  changeSpeed,
  Icon,
  logOf,
  ShowTools,
  Tool,
  useBattleShow,
  viewAtFirst,
} from '../screen/index.ts';
import { LogWindow } from '../screen/LogWindow.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { replayKeys, replayTouches } from './replay-keys.ts';
import { turnAt, turnStarts } from './replay-turns.ts';
import { ShareButton } from './ShareButton.tsx';

interface ReplayProps {
  replay: BattleReplay;
  terms: BattleTerms;
  text: BattleText;
  /** Of a battle that whoever looks may share; null where that is not theirs to do, or done. */
  battleId: number | null;
}

/** A battle that is over, seen again turn by turn. */
export function Replay({ replay, terms, text, battleId }: ReplayProps) {
  const { events, side, contestants, outcome, acePlace } = replay;
  const show = useBattleShow({
    battle: replay,
    terms,
    text,
    side,
    isWatched: true,
    outcome: () => (outcome === 'win' || outcome === 'draw' ? outcome : 'loss'),
  });
  const { playback, shown } = show;
  const [front, setFront] = useState<BattleSide>(side ?? 1);
  const [isPaused, setIsPaused] = useState(false);
  const [opened, setOpened] = useState<'log' | 'help' | null>(null);
  const title = replayTitle(contestants[0].name, contestants[1].name);
  useDocumentTitle(title);

  const starts = turnStarts(events);
  const turn = turnAt(starts, shown.count);

  /** Takes up the battle after so many events, and plays on from there. */
  const playFrom = useCallback(
    (count: number) => {
      const before = events.slice(0, count);
      const ace = { side: 2, place: acePlace } as const;
      playback.place(applyEvents(viewAtFirst({ battle: replay, side }), before), count);
      playback.add(events.slice(count), {
        ace,
        isBeginning: count === 0,
        isAceSeen: before.some((event) => comesOut(event, ace)),
      });
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

  const isOver = !shown.isPlaying && shown.count === events.length;
  function toggle(): boolean {
    if (isOver) playFrom(0);
    else setIsPaused(!isPaused);
    return true;
  }
  /** A turn back or on; from the middle of one, back to its beginning. */
  function step(by: -1 | 1): boolean {
    const start = starts[turn] ?? 0;
    const isInside = shown.count > start + 1;
    const to = by === 1 ? starts[turn + 1] : isInside ? start : starts[turn - 1];
    if (to === undefined && by === 1) playback.advance();
    else playFrom(to ?? 0);
    return true;
  }

  useBattleKeys({
    // A button that has the focus is pressed by it.
    ' ': () => document.activeElement?.closest('button, a') == null && toggle(),
    b: () => step(-1),
    n: () => step(1),
    v: () => {
      changeSpeed({ canSkip: false });
      return true;
    },
    m: () => {
      changeSound();
      return true;
    },
    l: () => {
      setOpened('log');
      return true;
    },
    h: () => {
      setOpened('help');
      return true;
    },
  });

  return (
    <BattleScreen
      battle={replay}
      terms={terms}
      show={show}
      front={front}
      isOwnSideExact={side !== null && front === side}
      isTurnAnnounced={false}
      title={`${contestants[0].name} – ${contestants[1].name}`}
      tools={
        <>
          <ShowTools canSkip={false} />
          <Tool label="Cronaca" onPress={() => setOpened('log')}>
            <Icon name="log" />
          </Tool>
          <Tool label="Aiuto" onPress={() => setOpened('help')}>
            <Icon name="help" />
          </Tool>
        </>
      }
      prompt={null}
    >
      <ReplayControls
        turn={turn}
        turns={starts.length - 1}
        isRunning={!isPaused && !isOver}
        isOver={isOver}
        onToggle={toggle}
        onStep={step}
        onTurn={(to) => playFrom(starts[to] ?? 0)}
        onSwap={side === null ? () => setFront(foeOf(front)) : null}
        share={
          battleId === null && replay.replayKey === null ? null : (
            <ShareButton battleId={battleId} replayKey={replay.replayKey} title={title} />
          )
        }
      />
      <LogWindow
        turns={
          opened === 'log'
            ? logOf(events, viewAtFirst({ battle: replay, side }), show.sentencesOf)
            : null
        }
        onClose={() => setOpened(null)}
      />
      <HelpWindow
        open={opened === 'help'}
        onClose={() => setOpened(null)}
        keys={replayKeys}
        touches={replayTouches}
      />
    </BattleScreen>
  );
}
