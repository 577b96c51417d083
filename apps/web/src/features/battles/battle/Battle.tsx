import type { BattleState, BattleTerms } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { type ChoiceDraft, Commands, useBattleKeys, usePressGuard } from '../commands/index.ts';
import { BattleScreen, ScreenTools, screenToolKeys } from '../screen/index.ts';
import { battleSound } from '../stage/index.ts';
import type { WindowName } from './BattleWindows.tsx';
import { type BattleProps, useBattle } from './use-battle.ts';

/** The parts that the first view of a battle does not need. */
const loadDeferredParts = () => import('./deferred-parts.ts');

/** A running battle, or one that has just ended. */
export function Battle(props: BattleProps) {
  const { terms } = props;
  const {
    battle,
    battlePlayback,
    log,
    choiceDraft,
    isRunning,
    isEnded,
    isDisabled,
    prompt,
    team,
    surrender,
  } = useBattle(props);
  const { playback, state } = battlePlayback;
  const { draft, openPosition } = choiceDraft;
  const guard = usePressGuard(draft);
  const [openWindowName, setOpenWindowName] = useState<WindowName | null>(null);
  const deferred = useDeferredImport(loadDeferredParts, openWindowName !== null || !isRunning);

  function chooseMove(slot: number) {
    if (draft !== null) battleSound('select');
    choiceDraft.chooseMove(slot);
  }

  function advance(): boolean {
    if (!state.isPlaying) return false;
    playback.advance();
    return true;
  }

  function openWindow(which: WindowName): boolean {
    if (!isRunning && which !== 'log' && which !== 'help') return false;
    setOpenWindowName(which);
    return true;
  }

  const moveKey = (slot: number) => (event: KeyboardEvent) => {
    if (guard.acceptsKey(event)) chooseMove(slot);
    return true;
  };
  useBattleKeys({
    ...screenToolKeys({ onOpen: openWindow }),
    1: moveKey(1),
    2: moveKey(2),
    3: moveKey(3),
    4: moveKey(4),
    ' ': advance,
    enter: advance,
    escape: choiceDraft.back,
    s: () => openWindow('team'),
    a: () => openWindow('surrender'),
    '?': () => openWindow('help'),
  });

  const aims = aimsOf(draft, openPosition);
  return (
    <BattleScreen
      battle={battle}
      terms={terms}
      battlePlayback={battlePlayback}
      nearSide={1}
      isOwnSideExact
      title={battle.contestants[1].name}
      tools={<ScreenTools onOpen={openWindow} />}
      prompt={prompt}
      isEnded={isEnded}
      aiming={aims === null ? null : { aims, onAim: choiceDraft.aim }}
      decidingPosition={openPosition === 0 || openPosition === 1 ? openPosition : null}
    >
      {isEnded ? (
        deferred !== undefined && (
          <End deferred={deferred} battle={battle} view={state.view} terms={terms} />
        )
      ) : (
        <Commands
          draft={draft}
          view={state.view}
          terms={terms}
          isDisabled={isDisabled}
          onMove={chooseMove}
          onSwitch={choiceDraft.switchTo}
          onTeam={() => openWindow('team')}
          onSurrender={() => openWindow('surrender')}
          onBack={choiceDraft.back}
        />
      )}
      {deferred !== undefined && (
        <deferred.BattleWindows
          openWindowName={openWindowName}
          onClose={() => setOpenWindowName(null)}
          battle={battle}
          team={team}
          terms={terms}
          draft={draft}
          onSwitch={choiceDraft.switchTo}
          onSurrender={surrender}
          log={log}
        />
      )}
    </BattleScreen>
  );
}

/** The targets of the move being aimed; null while none is. */
function aimsOf(draft: ChoiceDraft | null, openPosition: number | null) {
  if (draft === null || openPosition === null || draft.aimedSlot === null) return null;
  return draft.request.positions[openPosition]?.moves[draft.aimedSlot - 1]?.aims ?? null;
}

interface EndProps {
  deferred: Awaited<ReturnType<typeof loadDeferredParts>>;
  battle: BattleState;
  view: BattleView;
  terms: BattleTerms;
}

function End({ deferred: { EndPanel, VoidPanel }, battle, view, terms }: EndProps) {
  return battle.result === null ? (
    <VoidPanel />
  ) : (
    <EndPanel battle={battle} result={battle.result} view={view} terms={terms} />
  );
}
