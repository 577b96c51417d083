import { type Audience, messageRules } from '@poketorneo/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

export type AudienceKind = Audience['kind'];

/**
 * The players chosen by name. They are stored in the query string only ('?to=1,2,3'), which survives
 * 'back' and reloads; a change is shown before its navigation ends.
 */
function useChosen() {
  const [query, setQuery] = useSearchParams();
  const [pendingIds, setPendingIds] = useState<readonly number[]>();
  const newest = useRef<readonly number[]>([]);
  useEffect(() => {
    newest.current = chosenFrom(query.get('to'));
    setPendingIds(undefined);
  }, [query]);
  const choose = (next: readonly number[]) => {
    newest.current = next;
    setPendingIds(next);
    setQuery(next.length === 0 ? {} : { to: next.join(',') }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return {
    userIds: pendingIds ?? chosenFrom(query.get('to')),
    add: (userId: number) => choose([...new Set([...newest.current, userId])]),
    remove: (userId: number) => choose(newest.current.filter((id) => id !== userId)),
    removeAll: () => {
      if (newest.current.length > 0) choose([]);
    },
  };
}

/** The audience of the announcement being written. */
export function useAudience() {
  const { userIds, add, remove, removeAll } = useChosen();
  const [kind, setKind] = useState<AudienceKind>(userIds.length > 0 ? 'chosen' : 'everyone');
  const [tournamentId, setTournamentId] = useState<number>();

  return {
    kind,
    setKind,
    tournamentId,
    setTournamentId,
    userIds,
    isFull: userIds.length >= messageRules.chosenMax,
    add,
    remove,
    reset: () => {
      setKind('everyone');
      removeAll();
    },
    /** Undefined while no player or tournament is chosen. */
    audience: audienceOf({ kind, tournamentId, userIds }),
  };
}

function audienceOf({
  kind,
  tournamentId,
  userIds,
}: {
  kind: AudienceKind;
  tournamentId: number | undefined;
  userIds: readonly number[];
}): Audience | undefined {
  switch (kind) {
    case 'everyone':
    case 'stuck':
      return { kind };
    case 'tournament':
      return tournamentId === undefined ? undefined : { kind, tournamentId };
    case 'chosen':
      return userIds.length === 0 ? undefined : { kind, userIds: [...userIds] };
  }
}

/** The ids in a list such as '1,2,3'; invalid ones are ignored. */
export function chosenFrom(list: string | null): number[] {
  const ids = (list ?? '')
    .split(',')
    .flatMap((part) => (/^[1-9]\d{0,14}$/.test(part) ? Number(part) : []));
  return [...new Set(ids)].slice(0, messageRules.chosenMax);
}
