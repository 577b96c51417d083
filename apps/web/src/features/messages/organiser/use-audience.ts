import { type Audience, messageRules } from '@poketorneo/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { chosenFrom } from './chosen-from.ts';

export type AudienceKind = Audience['kind'];

/**
 * Whom an organiser is about to write to. An address that ends in '?to=1,2,3' opens it for these
 * players; whoever they are is in the address alone, so that 'back' and a loaded page know them still.
 */
export function useAudience() {
  const [query, setQuery] = useSearchParams();
  const userIds = chosenFrom(query.get('to'));
  const [kind, setKind] = useState<AudienceKind>(userIds.length > 0 ? 'chosen' : 'everyone');
  const [tournamentId, setTournamentId] = useState<number>();

  const choose = (next: readonly number[]) =>
    setQuery(next.length === 0 ? {} : { to: next.join(',') }, {
      replace: true,
      preventScrollReset: true,
    });

  return {
    kind,
    setKind,
    tournamentId,
    setTournamentId,
    userIds,
    isFull: userIds.length >= messageRules.chosenMax,
    add: (userId: number) => choose([...new Set([...userIds, userId])]),
    remove: (userId: number) => choose(userIds.filter((id) => id !== userId)),
    reset: () => {
      setKind('everyone');
      if (userIds.length > 0) choose([]);
    },
    /** Undefined as long as nobody in particular has been named. */
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
  userIds: number[];
}): Audience | undefined {
  switch (kind) {
    case 'everyone':
    case 'stuck':
      return { kind };
    case 'tournament':
      return tournamentId === undefined ? undefined : { kind, tournamentId };
    case 'chosen':
      return userIds.length === 0 ? undefined : { kind, userIds };
  }
}
