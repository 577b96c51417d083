import {
  type BattleReplay,
  type BattleSide,
  type BattleTerms,
  replayTitle,
} from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { useState } from 'react';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { useBattleKeys } from '../commands/index.ts';
import type { BattleText } from '../load-battle-text.ts';
import { HelpWindow } from '../screen/HelpWindow.tsx';
import { BattleScreen, ScreenTools, screenToolKeys } from '../screen/index.ts';
import { LogWindow } from '../screen/LogWindow.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ShareReplayButton } from './ShareReplayButton.tsx';
import { useReplay } from './use-replay.ts';

interface ReplayProps {
  replay: BattleReplay;
  terms: BattleTerms;
  text: BattleText;
  /** Null for a viewer who may not share it, and for a replay opened by its link. */
  battleId: number | null;
}

/** Help for the keyboard. */
const keyHelp = [
  ['Spazio', 'ferma o riparti'],
  ['Invio', 'vai avanti'],
  ['B', 'un turno indietro'],
  ['N', 'un turno avanti'],
  ['V', 'cambia velocità'],
  ['M', 'suoni e versi'],
  ['L', 'leggi la cronaca'],
  ['H', 'questo aiuto'],
] as const;

/** Help for touch screens. */
const touchHelp = [
  ['Le frecce', 'un turno indietro o avanti'],
  ['La scena', 'toccala per andare avanti'],
  ['1×', 'cambia velocità'],
  ['Altoparlante', 'suoni e versi'],
  ['Righe', 'leggi la cronaca'],
] as const;

export function Replay({ replay, terms, text, battleId }: ReplayProps) {
  const { side, contestants } = replay;
  const { battlePlayback, turn, turns, isOver, isRunning, log, toTurn, toggle, step, advance } =
    useReplay(replay, terms, text);
  const [nearSide, setNearSide] = useState<BattleSide>(side ?? 1);
  const [openWindowName, setOpenWindowName] = useState<'log' | 'help' | null>(null);
  const title = replayTitle(contestants[0].name, contestants[1].name);
  useDocumentTitle(title);

  /** Space and Enter press a focused button or link instead. */
  const unlessFocused = (act: () => void) => () => {
    if (document.activeElement?.closest('button, a') != null) return false;
    act();
    return true;
  };
  useBattleKeys({
    ...screenToolKeys({ canSkip: false, onOpen: setOpenWindowName }),
    ' ': unlessFocused(toggle),
    enter: unlessFocused(advance),
    b: () => {
      step(-1);
      return true;
    },
    n: () => {
      step(1);
      return true;
    },
  });

  return (
    <BattleScreen
      battle={replay}
      terms={terms}
      battlePlayback={battlePlayback}
      nearSide={nearSide}
      isOwnSideExact={side !== null && nearSide === side}
      isTurnAnnounced={false}
      title={`${contestants[0].name} – ${contestants[1].name}`}
      tools={<ScreenTools canSkip={false} onOpen={setOpenWindowName} />}
      prompt={null}
      onAdvance={advance}
      log={() => battlePlayback.shownLog(replay.events)}
    >
      <ReplayControls
        turn={turn}
        turns={turns}
        isRunning={isRunning}
        isOver={isOver}
        onToggle={toggle}
        onStep={step}
        onTurn={toTurn}
        onSwap={side === null ? () => setNearSide(foeOf(nearSide)) : null}
        share={
          battleId === null && replay.replayKey === null ? null : (
            <ShareReplayButton battleId={battleId} replayKey={replay.replayKey} title={title} />
          )
        }
      />
      <LogWindow
        turns={openWindowName === 'log' ? log() : null}
        onClose={() => setOpenWindowName(null)}
      />
      <HelpWindow
        open={openWindowName === 'help'}
        onClose={() => setOpenWindowName(null)}
        keys={keyHelp}
        touches={touchHelp}
      />
    </BattleScreen>
  );
}
