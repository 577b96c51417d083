import type { BattleState, BattleTerms } from '@poketorneo/contract';
import { type BattleView, foeOf, ofSide } from '@poketorneo/rules/battle';
import type { ReactElement } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import {
  aimingOf,
  type Battlefield,
  type ChoiceDraft,
  Commands,
  TeamPanel,
  targetsOf,
  useBattleKeys,
  usePressGuard,
} from '../commands/index.ts';
import { type BattlePlayback, BattleScreen, ScreenTools, screenToolKeys } from '../screen/index.ts';
import { battleSound } from '../stage/index.ts';
import type { DuelPartProps, DuelParts } from './duel-parts.ts';
import type { TrialParts } from './trial-parts.ts';
import { type BattleProps, useBattle } from './use-battle.ts';
import { useBattleWindows } from './use-battle-windows.ts';

/** The parts that the first view of a battle does not need. */
const loadDeferredParts = () => import('./deferred-parts.ts');
type Deferred = Awaited<ReturnType<typeof loadDeferredParts>> | undefined;

/** A running battle, or one that has just ended. */
export function Battle(props: BattleProps) {
  const { terms, duel, trial } = props;
  const {
    duelProps,
    battle,
    battlePlayback,
    log,
    choiceDraft,
    isRunning,
    isEnded,
    isDisabled,
    chosenSlot,
    prompt,
    team,
    surrender,
  } = useBattle(props);
  const { side } = battle;
  const { state } = battlePlayback;
  const { draft, openPosition, isSwitchForced } = choiceDraft;
  const guard = usePressGuard(draft);
  const windows = useBattleWindows({ isRunning, draft, view: state.view, side });
  const deferred = useDeferredImport(
    loadDeferredParts,
    windows.openWindow !== null || !isRunning || isSwitchForced,
  );

  function chooseMove(slot: number) {
    if (draft !== null) battleSound('select');
    choiceDraft.chooseMove(slot);
  }

  const advance = () => advanceIn(battlePlayback);

  const battlefield = { view: state.view, terms, side };
  const aiming = aimingOf(draft, openPosition, battlefield, choiceDraft.aim);

  /** Chooses a move, or the target of one. */
  const numberKey = (number: number) => (event: KeyboardEvent) => {
    if (!guard.acceptsKey(event)) return true;
    const target = aiming === null ? undefined : targetsOf(aiming)[number - 1];
    if (aiming === null) chooseMove(number);
    else if (target !== undefined) aiming.onAim(target);
    return true;
  };
  useBattleKeys({
    ...screenToolKeys({ onOpen: windows.open }),
    ...windows.keys,
    1: numberKey(1),
    2: numberKey(2),
    3: numberKey(3),
    4: numberKey(4),
    ' ': advance,
    enter: advance,
    escape: choiceDraft.back,
  });

  return (
    <BattleScreen
      battle={battle}
      terms={terms}
      battlePlayback={battlePlayback}
      nearSide={side}
      isOwnSideExact
      title={ofSide(battle.contestants, foeOf(side)).name}
      panel={
        team.length > 0 && (
          <TeamPanel team={team} terms={terms} onOpen={() => windows.open('team')} />
        )
      }
      viewers={duel && <duel.Viewers {...duelProps} />}
      tools={<Tools {...{ duel, duelProps }} onOpen={windows.open} />}
      prompt={prompt}
      log={log}
      isEnded={isEnded}
      aiming={aiming}
      inspection={{ onPokemon: windows.inspect, onField: () => windows.open('field') }}
      underPlates={duel && ((side) => <duel.Clock {...duelProps} side={side} />)}
      question={duel && <duel.News {...duelProps} />}
      decidingPosition={openPosition === 0 || openPosition === 1 ? openPosition : null}
    >
      {isEnded ? (
        <End {...{ deferred, duel, trial, battle, terms }} view={state.view} />
      ) : (
        <Commands
          draft={draft}
          request={battle.request}
          battlefield={battlefield}
          bench={
            isSwitchForced ? <Bench {...{ deferred, draft, battlefield, choiceDraft }} /> : null
          }
          aiming={aiming}
          isDisabled={isDisabled}
          chosenSlot={chosenSlot}
          onMove={chooseMove}
          onTeam={() => windows.open('team')}
          onExplain={windows.explainMove}
          onSurrender={() => windows.open('surrender')}
          onBack={choiceDraft.back}
        />
      )}
      {deferred !== undefined && (
        <deferred.BattleWindows
          openWindow={windows.openWindow}
          onClose={windows.close}
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

/** Hurries what plays; false if nothing does. */
function advanceIn({ playback, state }: BattlePlayback): boolean {
  if (state.isPlaying) playback.advance();
  return state.isPlaying;
}

interface ForcedSwitchProps {
  deferred: Deferred;
  draft: ChoiceDraft | null;
  battlefield: Battlefield;
  choiceDraft: { switchTo: (place: number) => void };
}

function Bench({ deferred, draft, battlefield, choiceDraft }: ForcedSwitchProps) {
  if (deferred === undefined || draft === null) return null;
  return <deferred.Bench draft={draft} battlefield={battlefield} onSwitch={choiceDraft.switchTo} />;
}

interface ToolsProps {
  duel: DuelParts | null;
  duelProps: DuelPartProps;
  onOpen: (which: 'log' | 'help') => void;
}

function Tools({ duel, duelProps, onOpen }: ToolsProps) {
  return (
    <>
      {duel && <duel.Tools {...duelProps} />}
      <ScreenTools onOpen={onOpen} />
    </>
  );
}

interface EndProps {
  deferred: Deferred;
  duel: DuelParts | null;
  trial: TrialParts | null;
  battle: BattleState;
  view: BattleView;
  terms: BattleTerms;
}

function End({ deferred, duel, trial, battle, view, terms }: EndProps): ReactElement | null {
  switch (battle.kind) {
    case 'duel':
      return duel && <duel.End battle={battle} />;
    case 'trial':
      return trial && <trial.End battle={battle} />;
    case 'leader':
    case 'rematch':
      if (deferred === undefined) return null;
      return battle.result === null ? (
        <deferred.VoidPanel />
      ) : (
        <deferred.EndPanel battle={battle} result={battle.result} view={view} terms={terms} />
      );
  }
}
