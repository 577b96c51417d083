import type { BattleState, BattleTerms } from '@poketorneo/contract';
import { type BattleView, foeOf, ofSide } from '@poketorneo/rules/battle';
import { useDeferredImport } from '../../../lib/deferred.ts';
import {
  aimingOf,
  Commands,
  TeamPanel,
  targetsOf,
  useBattleKeys,
  usePressGuard,
} from '../commands/index.ts';
import { BattleScreen, ScreenTools, screenToolKeys } from '../screen/index.ts';
import { battleSound } from '../stage/index.ts';
import { type BattleProps, useBattle } from './use-battle.ts';
import { useBattleWindows } from './use-battle-windows.ts';

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
  const { side } = battle;
  const { playback, state } = battlePlayback;
  const { draft, openPosition } = choiceDraft;
  const guard = usePressGuard(draft);
  const windows = useBattleWindows({ isRunning, draft, view: state.view, side });
  const deferred = useDeferredImport(loadDeferredParts, windows.openWindow !== null || !isRunning);

  function chooseMove(slot: number) {
    if (draft !== null) battleSound('select');
    choiceDraft.chooseMove(slot);
  }

  function advance(): boolean {
    if (!state.isPlaying) return false;
    playback.advance();
    return true;
  }

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
    1: numberKey(1),
    2: numberKey(2),
    3: numberKey(3),
    4: numberKey(4),
    ' ': advance,
    enter: advance,
    escape: choiceDraft.back,
    n: windows.inspectFoe,
    c: () => windows.open('field'),
    s: () => windows.open('team'),
    i: () => windows.explainMove(1),
    a: () => windows.open('surrender'),
    '?': () => windows.open('help'),
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
      tools={<ScreenTools onOpen={windows.open} />}
      prompt={prompt}
      log={log}
      isEnded={isEnded}
      aiming={aiming}
      inspection={{ onPokemon: windows.inspect, onField: () => windows.open('field') }}
      decidingPosition={openPosition === 0 || openPosition === 1 ? openPosition : null}
    >
      {isEnded ? (
        deferred !== undefined && (
          <End deferred={deferred} battle={battle} view={state.view} terms={terms} />
        )
      ) : (
        <Commands
          draft={draft}
          request={battle.request}
          battlefield={battlefield}
          aiming={aiming}
          isDisabled={isDisabled}
          onMove={chooseMove}
          onSwitch={choiceDraft.switchTo}
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
