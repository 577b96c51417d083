import type { BattleState, BattleTerms } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { type ChoiceDraft, Commands, useBattleKeys, usePressGuard } from '../commands/index.ts';
import { forecastsOf, movesAt, userAt } from '../commands/move-forecast.ts';
import { BattleScreen, ScreenTools, screenToolKeys } from '../screen/index.ts';
import { type Aim, battleSound } from '../stage/index.ts';
import type { OpenWindow, WindowName } from './BattleWindows.tsx';
import { moveHint } from './move-hint.ts';
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
  const [openWindowName, setOpenWindowName] = useState<OpenWindow | null>(null);
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

  function explain(slot: number): boolean {
    if (draft === null) return false;
    moveHint.set('seen');
    setOpenWindowName({ moves: slot });
    return true;
  }

  function inspectFoe(): boolean {
    const place = state.view.sides[2].active.find((one) => one !== null);
    if (place === undefined || place === null) return false;
    setOpenWindowName({ about: { side: 2, place } });
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
    n: () => inspectFoe(),
    c: () => openWindow('field'),
    s: () => openWindow('team'),
    i: () => explain(1),
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
      aiming={
        aims === null
          ? null
          : {
              aims,
              onAim: choiceDraft.aim,
              labelOf: aimLabelsOf(draft, openPosition, state.view, terms),
            }
      }
      inspection={{
        onPokemon: (who) => setOpenWindowName({ about: who }),
        onField: () => openWindow('field'),
      }}
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
          onExplain={explain}
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
          view={state.view}
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

/** The labels of the move being aimed, by target. */
function aimLabelsOf(
  draft: ChoiceDraft | null,
  openPosition: number | null,
  view: BattleView,
  terms: BattleTerms,
) {
  const user = draft === null ? null : userAt(draft.request, openPosition);
  const move =
    draft?.aimedSlot == null
      ? undefined
      : movesAt(draft.request, openPosition)[draft.aimedSlot - 1];
  const forecasts =
    user === null || move === undefined ? [] : forecastsOf(move, user, { view, terms, side: 1 });
  return ({ side, position }: Aim) =>
    forecasts.find(({ foe }) => foe.side === side && foe.position === position)?.label ?? null;
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
