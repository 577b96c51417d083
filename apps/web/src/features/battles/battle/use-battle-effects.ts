import { type BattleState, countsAsMatch } from '@poketorneo/contract';
import { applyEvents } from '@poketorneo/rules/battle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateAllButPokedex } from '../../../lib/query-client.ts';
import { useMusic } from '../../../lib/use-music.ts';
import { beatOptionsFrom } from '../playback/index.ts';
import { type BattleShow, viewAtFirst } from '../screen/index.ts';
import { hasSeenBeginning } from './seen-beginnings.ts';

/** What a change of the battle sets off: animations, music and fresh data for the other pages. */
export function useBattleEffects(battle: BattleState, { playback, shown }: BattleShow): void {
  usePlayNewEvents(battle, playback);
  useRemoveEndOfAnnulled(battle, playback);
  useInvalidateQueriesAtEnd(battle);
  // Between the fanfare that announces the leader and the one of the end.
  const hasMusic = shown.count > 0 && shown.view.end === null && battle.status !== 'void';
  const ownMusic = battle.arena.isChampion ? 'champion' : 'battle';
  useMusic(hasMusic ? ownMusic : null);
}

/** Events that precede the opening of the page are shown as done; all later ones are played. */
function usePlayNewEvents(battle: BattleState, playback: BattleShow['playback']): void {
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
    const { current } = given;
    playback.add(events.slice(current), beatOptionsFrom(current, { events, acePlace }));
    given.current = events.length;
  }, [battle, events, acePlace, id, step, playback]);
}

/** A battle that is annulled after its end is shown without an end: the curtain rises. */
function useRemoveEndOfAnnulled(battle: BattleState, playback: BattleShow['playback']): void {
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

function useInvalidateQueriesAtEnd({ status, kind }: BattleState): void {
  const client = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (countsAsMatch(kind)) void invalidateAllButPokedex(client);
  }, [client, status, kind]);
}
