import type { BattleChoice, BattleState, BattleTerms } from '@poketorneo/contract';
import { applyEvents, type BattleView } from '@poketorneo/rules/battle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { invalidateAllButPokedex } from '../../../lib/query-client.ts';
import { useMusic } from '../../../lib/use-music.ts';
import { Commands, useBattleKeys, useDeciding, usePressGuard } from '../commands/index.ts';
import type { BattleText } from '../load-battle-text.ts';
import { comesOut } from '../playback/index.ts';
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
import { battleSound } from '../stage/index.ts';
import type { OpenWindow } from './BattleWindows.tsx';
import { promptOf } from './prompts.ts';
import { hasSeenBeginning } from './seen-beginnings.ts';
import { useLink } from './use-link.ts';

interface BattleProps {
  initial: BattleState;
  terms: BattleTerms;
  text: BattleText;
}

/** What is not there at first glance. */
const loadDeferredParts = () => import('./deferred-parts.ts');

/** A battle under way, or one that has just ended: the player is side 1. */
export function Battle({ initial, terms, text }: BattleProps) {
  const { link, battle, isSending, isLost, refusal } = useLink(initial);
  const show = useBattleShow({
    battle,
    terms,
    text,
    side: 1,
    outcome: () => {
      const outcome = link.state.get().battle.result?.outcome;
      return outcome === 'win' || outcome === 'draw' ? outcome : 'loss';
    },
  });
  const { playback, shown } = show;
  usePlayedEvents(battle, playback);
  useNoEndOfAnnulled(battle, playback);
  useFreshPages(battle);
  // Between the fanfare that announces the leader and the one of the end.
  const hasMusic = shown.count > 0 && shown.view.end === null && battle.status !== 'void';
  const ownMusic = battle.arena.isChampion ? 'champion' : 'battle';
  useMusic(hasMusic ? ownMusic : null);

  const [opened, setOpened] = useState<OpenWindow | null>(null);
  const close = () => setOpened(null);
  // What has come is played from the next moment on: until then too there is more to be shown.
  const isShown = !shown.isPlaying && shown.count === battle.events.length;
  const isFree = isShown && !isSending && battle.status === 'running';
  const decide = useDeciding(isFree ? battle.request : null, (choice: BattleChoice) => {
    void link.choose(choice);
  });
  const { deciding, open } = decide;
  const guard = usePressGuard(deciding);
  useFocusOnCommands(isFree);
  const team = useShownTeam(battle, isShown);
  const deferred = useDeferredImport(
    loadDeferredParts,
    opened !== null || battle.status !== 'running',
  );
  const isEnded = battle.status !== 'running' && isShown;

  useBattleKeys({
    ...Object.fromEntries(
      [1, 2, 3, 4].map((slot) => [
        String(slot),
        (event: KeyboardEvent) => {
          if (guard.countsAlone(event)) chooseMove(slot);
          return true;
        },
      ]),
    ),
    ' ': () => advance(),
    enter: () => advance(),
    escape: () => decide.back(),
    s: () => openWindow('team'),
    l: () => openWindow('log'),
    a: () => openWindow('surrender'),
    h: () => openWindow('help'),
    '?': () => openWindow('help'),
    v: () => {
      changeSpeed();
      return true;
    },
    m: () => {
      changeSound();
      return true;
    },
  });

  function chooseMove(slot: number) {
    if (deciding !== null) battleSound('select');
    decide.chooseMove(slot);
  }

  function advance(): boolean {
    if (!shown.isPlaying) return false;
    playback.advance();
    return true;
  }

  function openWindow(which: OpenWindow): boolean {
    if (battle.status !== 'running' && which !== 'log' && which !== 'help') return false;
    setOpened(which);
    return true;
  }

  const log = () =>
    logOf(battle.events.slice(0, shown.count), viewAtFirst({ battle, side: 1 }), show.sentencesOf);
  const closing = isEnded ? closingOf() : null;

  /** Who comes back to a battle that is over finds what was said last. */
  function closingOf(): string | null {
    if (battle.status === 'void') return 'Questa lotta è stata annullata.';
    return shown.sentence === null ? (log().at(-1)?.sentences.at(-1) ?? null) : null;
  }

  const aimed = deciding?.aimed ?? null;
  const aims =
    deciding === null || open === null || aimed === null
      ? null
      : (deciding.request.positions[open]?.moves[aimed - 1]?.aims ?? null);

  const asked = promptOf({ deciding, terms, isSending, isLost, refusal });
  const prompt = useLastAsked(asked, isSending || !isShown) ?? closing;

  return (
    <BattleScreen
      battle={battle}
      terms={terms}
      show={show}
      front={1}
      isOwnSideExact
      title={battle.contestants[1].name}
      tools={
        <>
          <ShowTools />
          <Tool label="Cronaca" onPress={() => openWindow('log')}>
            <Icon name="log" />
          </Tool>
          <Tool label="Aiuto" onPress={() => openWindow('help')}>
            <Icon name="help" />
          </Tool>
        </>
      }
      prompt={prompt}
      isEnded={isEnded}
      aiming={aims === null ? null : { aims, onAim: decide.aim }}
      deciding={open === 0 || open === 1 ? open : null}
    >
      {isEnded ? (
        deferred !== undefined && (
          <End deferred={deferred} battle={battle} view={shown.view} terms={terms} />
        )
      ) : (
        <Commands
          deciding={deciding}
          view={shown.view}
          terms={terms}
          isOff={!isFree || battle.request === null}
          onMove={chooseMove}
          onSwitch={decide.switchTo}
          onTeam={() => openWindow('team')}
          onSurrender={() => openWindow('surrender')}
          onBack={() => decide.back()}
        />
      )}
      {deferred !== undefined && (
        <deferred.BattleWindows
          opened={opened}
          onClose={close}
          battle={battle}
          team={team}
          terms={terms}
          deciding={deciding}
          onSwitch={decide.switchTo}
          onSurrender={() => void link.surrender()}
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

/** Whoever has the focus nowhere gets it back when there is something to decide. */
function useFocusOnCommands(isFree: boolean): void {
  useEffect(() => {
    if (!isFree || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>('[data-battle] [data-command]:not([aria-disabled="true"])')
      ?.focus({ preventScroll: true });
  }, [isFree]);
}

/** What has happened before the page was opened is past; what comes then is played. */
function usePlayedEvents(
  battle: BattleState,
  playback: ReturnType<typeof useBattleShow>['playback'],
): void {
  const given = useRef<number | null>(null);
  const { events, acePlace, id, step } = battle;
  useEffect(() => {
    if (given.current === null) {
      const isBeginning = step === 0 && !hasSeenBeginning(id);
      given.current = isBeginning ? 0 : events.length;
      if (!isBeginning) {
        playback.place(applyEvents(viewAtFirst({ battle, side: 1 }), events), events.length);
        return;
      }
    }
    const ace = { side: 2, place: acePlace } as const;
    const newEvents = events.slice(given.current);
    const isAceSeen = events.slice(0, given.current).some((event) => comesOut(event, ace));
    playback.add(newEvents, { ace, isBeginning: given.current === 0, isAceSeen });
    given.current = events.length;
  }, [battle, events, acePlace, id, step, playback]);
}

/** A battle that is annulled after its end is shown as if it had none: the curtain rises. */
function useNoEndOfAnnulled(
  battle: BattleState,
  playback: ReturnType<typeof useBattleShow>['playback'],
): void {
  const before = useRef(battle.status);
  useEffect(() => {
    const isAnnulled = before.current === 'over' && battle.status === 'void';
    before.current = battle.status;
    if (!isAnnulled) return;
    const unended = battle.events.filter(({ kind }) => kind !== 'end');
    const view = applyEvents(viewAtFirst({ battle, side: 1 }), unended);
    playback.place(view, battle.events.length);
  }, [battle, playback]);
}

/** The end of a battle changes what other pages show. */
function useFreshPages({ status, kind }: BattleState): void {
  const client = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (kind === 'leader') void invalidateAllButPokedex(client);
  }, [client, status, kind]);
}

/** What is asked stays where it stood until what came of the answer is shown. */
function useLastAsked(asked: string | null, isStaying: boolean): string | null {
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? (isStaying ? last : null);
}

/** How the team was when everything had been shown, and something was to be decided. */
function useShownTeam({ request }: BattleState, isShown: boolean) {
  const [team, setTeam] = useState(request?.team ?? []);
  if (isShown && request !== null && request.team !== team) setTeam(request.team);
  return team;
}
