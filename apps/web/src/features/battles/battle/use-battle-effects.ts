import { type BattleState, countsAsMatch } from '@poketorneo/contract';
import { applyEvents } from '@poketorneo/rules/battle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { invalidateAllButPokedex } from '../../../lib/query-client.ts';
import { useMusic } from '../../../lib/use-music.ts';
import { aceOf, arenaOf } from '../battle-to-show.ts';
import type { BattleText } from '../load-battle-text.ts';
import { beatOptionsFrom, countOfFirstSwitchIns, type Opening } from '../playback/index.ts';
import { type BattlePlayback, initialView } from '../screen/index.ts';

/** The side effects of new events: playback, music, and invalidated queries of other pages. */
export function useBattleEffects(
  battle: BattleState,
  { playback, state }: BattlePlayback,
  { claimOpening }: Pick<BattleText, 'claimOpening'>,
): void {
  usePlayNewEvents(battle, playback, claimOpening);
  useRemoveEndOfVoid(battle, playback);
  useInvalidateQueriesAtEnd(battle);
  // Silent during the fanfares of the leader's introduction and of the end.
  const hasMusic = state.count > 0 && state.view.end === null && battle.status !== 'void';
  const ownMusic = arenaOf(battle).championOf === null ? 'battle' : 'champion';
  useMusic(hasMusic ? ownMusic : null);
}

/** Skips the events from before the page was opened, and plays later ones. */
function usePlayNewEvents(
  battle: BattleState,
  playback: BattlePlayback['playback'],
  claimOpening: BattleText['claimOpening'],
): void {
  const queuedCount = useRef<number | null>(null);
  const { events } = battle;
  // Before the first paint: Pokémon that are on the field are seen at once.
  useLayoutEffect(() => {
    let played: Opening | null = null;
    if (queuedCount.current === null) {
      const opening = claimOpening(battle);
      if (opening !== 'scene' && opening !== 'current') played = opening;
      const seenCount = {
        long: 0,
        short: 0,
        'face-off': 0,
        scene: countOfFirstSwitchIns(events),
        current: events.length,
      }[opening];
      queuedCount.current = seenCount;
      if (seenCount > 0) {
        const seen = events.slice(0, seenCount);
        playback.jumpTo(applyEvents(initialView({ battle, side: battle.side }), seen), seenCount);
      }
    }
    const { current } = queuedCount;
    const options = beatOptionsFrom(current, { events, ace: aceOf(battle) }, played);
    playback.add(events.slice(current), options);
    queuedCount.current = events.length;
  }, [battle, events, playback, claimOpening]);
}

/** Raises the curtain of a battle that is voided after its end. */
function useRemoveEndOfVoid(battle: BattleState, playback: BattlePlayback['playback']): void {
  const before = useRef(battle.status);
  useEffect(() => {
    const isVoidedNow = before.current === 'over' && battle.status === 'void';
    before.current = battle.status;
    if (!isVoidedNow) return;
    const eventsBeforeEnd = battle.events.filter(({ kind }) => kind !== 'end');
    const view = applyEvents(initialView({ battle, side: battle.side }), eventsBeforeEnd);
    playback.jumpTo(view, battle.events.length);
  }, [battle, playback]);
}

function useInvalidateQueriesAtEnd({ status, kind }: BattleState): void {
  const client = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (countsAsMatch(kind)) void invalidateAllButPokedex(client);
  }, [client, status, kind]);
}
