import type { BattleTerms, MatchOutcome, WatchedDuel } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { applyEvents } from '@poketorneo/rules/battle';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useStore } from '../../../lib/create-store.ts';
import type { BattleToShow } from '../battle-to-show.ts';
import { useLastClock } from '../duel/use-last-clock.ts';
import type { BattleText } from '../load-battle-text.ts';
import { beatOptionsFrom } from '../playback/index.ts';
import { type BattlePlayback, initialView, useBattlePlayback } from '../screen/index.ts';
import type { Curtain } from '../stage/index.ts';
import { followWatched } from './follow-watched.ts';
import { resumeAt } from './resume-at.ts';
import { WatchedLink } from './watched-link.ts';

export interface SpectatorProps {
  /** Of the URL: the duel's id, or the key of its link. */
  word: string;
  initial: WatchedDuel;
  terms: BattleTerms;
  text: BattleText;
}

/** Of side 1; a duel is never suspended. */
const curtainOutcomes: Readonly<Record<MatchOutcome, Curtain['outcome']>> = {
  win: 'win',
  loss: 'loss',
  draw: 'draw',
  suspended: 'draw',
};

/** A watched duel and its playback. */
export function useSpectator(
  { word, initial, terms, text }: SpectatorProps,
  { ignoreSkip = false }: { ignoreSkip?: boolean } = {},
) {
  const [link] = useState(() => {
    const read = () => call(contract.live.watch, { query: { watch: word } }, { quiet: true });
    return new WatchedLink(initial, read);
  });
  useEffect(() => followWatched(word, link), [word, link]);
  const { duel, viewers } = useStore(link.state);
  const [battle] = useState<BattleToShow>(() => ({ ...initial, kind: 'duel' }));
  const battlePlayback = useBattlePlayback({
    battle,
    terms,
    text,
    side: null,
    ignoreSkip,
    getOutcome: () => curtainOutcomes[link.state.get().duel.outcome ?? 'draw'],
  });
  usePlayWatched(duel, battle, battlePlayback);
  const { state } = battlePlayback;
  const isCaughtUp = !state.isPlaying && state.count === duel.events.length;
  const isEnded = isCaughtUp && duel.status !== 'running';
  return {
    link,
    duel: useLastClock(duel, isEnded),
    battle,
    viewers,
    battlePlayback,
    log: () => battlePlayback.shownLog(duel.events),
    isCaughtUp,
    isEnded,
  };
}

/** Shows what has happened before at once, and plays what follows. */
function usePlayWatched(
  { events, step }: WatchedDuel,
  battle: BattleToShow,
  { playback }: BattlePlayback,
): void {
  const queuedCount = useRef<number | null>(null);
  // Before the first paint: Pokémon that are on the field are seen at once.
  useLayoutEffect(() => {
    const isFirst = queuedCount.current === null;
    // A duel that begins is seen from its beginning.
    const queued = queuedCount.current ?? (step === 0 ? 0 : events.length);
    const shown = isFirst ? queued : playback.state.get().count;
    const from = isFirst ? queued : resumeAt(events, shown);
    queuedCount.current = events.length;
    if (isFirst ? from > 0 : from > shown) {
      const view = applyEvents(initialView({ battle, side: null }), events.slice(0, from));
      playback.jumpTo(view, from);
    }
    const first = from > shown ? from : queued;
    const opening = isFirst && from === 0 ? 'face-off' : null;
    playback.add(events.slice(first), beatOptionsFrom(first, { events, ace: null }, opening));
  }, [battle, events, step, playback]);
}
