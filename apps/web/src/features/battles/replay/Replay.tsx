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
import { ShareButton } from './ShareButton.tsx';
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
  const { battlePlayback, turn, turns, isOver, isRunning, log, toTurn, toggle, step } = useReplay(
    replay,
    terms,
    text,
  );
  const [front, setFront] = useState<BattleSide>(side ?? 1);
  const [opened, setOpened] = useState<'log' | 'help' | null>(null);
  const title = replayTitle(contestants[0].name, contestants[1].name);
  useDocumentTitle(title);

  useBattleKeys({
    ...screenToolKeys({ canSkip: false, onOpen: setOpened }),
    ' ': () => {
      // The space bar presses a focused button or link.
      if (document.activeElement?.closest('button, a') != null) return false;
      toggle();
      return true;
    },
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
      front={front}
      isOwnSideExact={side !== null && front === side}
      isTurnAnnounced={false}
      title={`${contestants[0].name} – ${contestants[1].name}`}
      tools={<ScreenTools canSkip={false} onOpen={setOpened} />}
      prompt={null}
    >
      <ReplayControls
        turn={turn}
        turns={turns}
        isRunning={isRunning}
        isOver={isOver}
        onToggle={toggle}
        onStep={step}
        onTurn={toTurn}
        onSwap={side === null ? () => setFront(foeOf(front)) : null}
        share={
          battleId === null && replay.replayKey === null ? null : (
            <ShareButton battleId={battleId} replayKey={replay.replayKey} title={title} />
          )
        }
      />
      <LogWindow turns={opened === 'log' ? log() : null} onClose={() => setOpened(null)} />
      <HelpWindow
        open={opened === 'help'}
        onClose={() => setOpened(null)}
        keys={keyHelp}
        touches={touchHelp}
      />
    </BattleScreen>
  );
}
