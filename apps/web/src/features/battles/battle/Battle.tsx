import type { BattleState, BattleTerms } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { Commands, type Deciding, useBattleKeys, usePressGuard } from '../commands/index.ts';
import { BattleScreen, ScreenTools, screenToolKeys } from '../screen/index.ts';
import { battleSound } from '../stage/index.ts';
import type { OpenWindow } from './BattleWindows.tsx';
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
    decision,
    isRunning,
    isEnded,
    isDisabled,
    prompt,
    team,
    surrender,
  } = useBattle(props);
  const { playback, state } = battlePlayback;
  const { deciding, open } = decision;
  const guard = usePressGuard(deciding);
  const [opened, setOpened] = useState<OpenWindow | null>(null);
  const deferred = useDeferredImport(loadDeferredParts, opened !== null || !isRunning);

  function chooseMove(slot: number) {
    if (deciding !== null) battleSound('select');
    decision.chooseMove(slot);
  }

  function advance(): boolean {
    if (!state.isPlaying) return false;
    playback.advance();
    return true;
  }

  function openWindow(which: OpenWindow): boolean {
    if (!isRunning && which !== 'log' && which !== 'help') return false;
    setOpened(which);
    return true;
  }

  const moveKey = (slot: number) => (event: KeyboardEvent) => {
    if (guard.countsAlone(event)) chooseMove(slot);
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
    escape: decision.back,
    s: () => openWindow('team'),
    a: () => openWindow('surrender'),
    '?': () => openWindow('help'),
  });

  const aims = aimsOf(deciding, open);
  return (
    <BattleScreen
      battle={battle}
      terms={terms}
      battlePlayback={battlePlayback}
      front={1}
      isOwnSideExact
      title={battle.contestants[1].name}
      tools={<ScreenTools onOpen={openWindow} />}
      prompt={prompt}
      isEnded={isEnded}
      aiming={aims === null ? null : { aims, onAim: decision.aim }}
      deciding={open === 0 || open === 1 ? open : null}
    >
      {isEnded ? (
        deferred !== undefined && (
          <End deferred={deferred} battle={battle} view={state.view} terms={terms} />
        )
      ) : (
        <Commands
          deciding={deciding}
          view={state.view}
          terms={terms}
          isOff={isDisabled}
          onMove={chooseMove}
          onSwitch={decision.switchTo}
          onTeam={() => openWindow('team')}
          onSurrender={() => openWindow('surrender')}
          onBack={decision.back}
        />
      )}
      {deferred !== undefined && (
        <deferred.BattleWindows
          opened={opened}
          onClose={() => setOpened(null)}
          battle={battle}
          team={team}
          terms={terms}
          deciding={deciding}
          onSwitch={decision.switchTo}
          onSurrender={surrender}
          log={log}
        />
      )}
    </BattleScreen>
  );
}

/** The targets of the move being aimed; null while none is. */
function aimsOf(deciding: Deciding | null, open: number | null) {
  if (deciding === null || open === null || deciding.aimed === null) return null;
  return deciding.request.positions[open]?.moves[deciding.aimed - 1]?.aims ?? null;
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
