import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { arrivedChallenges } from '../../../lib/arrived-challenges.ts';
import { useStore } from '../../../lib/create-store.ts';
import { useIsNotToBeDisturbed } from '../../../lib/do-not-disturb.ts';
import { idFrom } from '../../../lib/id-from.ts';
import { createJsonPreference } from '../../../lib/preference.ts';
import { useChange } from '../../../lib/use-submission.ts';
import { UndoNotice } from '../../../ui/undo-notice/UndoNotice.tsx';
import { duelQueries } from '../queries.ts';
import { ArrivingChallenge } from './ArrivingChallenge.tsx';
import { nextArrival } from './next-arrival.ts';
import { usePushedAnswer } from './use-pushed-answer.ts';

const undoMs = 8000;
/** More than can be open at once. */
const maxPutOff = 50;

/** Ids of the challenges that were put off on this device, the latest last. */
const putOffChallenges = createJsonPreference(
  'put-off-challenges',
  z.readonly(z.array(z.number())),
  [],
);

/** Shows arriving challenges one after the other, never during a battle or a game. */
export function Arrivals() {
  const { data, isFetching } = useQuery(duelQueries.challenges());
  const isDisturbed = useIsNotToBeDisturbed();
  const { pathname } = useLocation();
  const putOff = useStore(putOffChallenges);
  const [shownId, setShownId] = useState<number | null>(null);
  const [wantedId, dropWanted] = useWantedChallenge();
  const isAnswering = usePushedAnswer(wantedId, close);
  const isBusy = isDisturbed || isAnswering;
  const block = useBlock();

  const incoming = data?.incoming ?? [];
  const count = incoming.length;
  useEffect(() => {
    arrivedChallenges.set(count);
    return () => arrivedChallenges.set(0);
  }, [count]);
  const shown = incoming.find(({ id }) => id === shownId) ?? null;
  // The sheet itself makes the page busy: it stays until it is closed or its challenge is gone.
  const next =
    shown === null ? nextArrival({ incoming, putOff, wantedId, isBusy, pathname }) : null;
  if (next !== null) setShownId(next.id);
  const isLost =
    wantedId !== null &&
    !isAnswering &&
    data !== undefined &&
    !isFetching &&
    !incoming.some(({ id }) => id === wantedId);
  useLostChallenge(isLost);

  function close(id: number): void {
    putOffChallenges.set([...putOff, id].slice(-maxPutOff));
    setShownId(null);
    dropWanted();
  }

  return (
    <>
      {shown !== null && (
        <ArrivingChallenge
          key={shown.id}
          challenge={shown}
          onLater={() => close(shown.id)}
          onAnswered={() => close(shown.id)}
          onBlock={() => {
            close(shown.id);
            block.block(shown.from);
          }}
        />
      )}
      <UndoNotice text={block.text} isAtBottom onUndo={block.undo} />
    </>
  );
}

/** The challenge in the link of a notification: /pvp-battle?sfida=7. */
function useWantedChallenge(): [id: number | null, drop: () => void] {
  const { pathname, search, key } = useLocation();
  const [droppedKey, setDroppedKey] = useState<string | null>(null);
  const navigate = useNavigate();
  const parameter = new URLSearchParams(search).get('sfida');
  const isWanted = pathname === '/pvp-battle' && parameter !== null && droppedKey !== key;
  const id = isWanted ? idFrom(parameter) : null;
  return [
    id,
    () => {
      if (id === null) return;
      // The navigation takes a moment.
      setDroppedKey(key);
      void navigate(pathname, { replace: true });
    },
  ];
}

/** Says that the challenge of a link is open no more. */
function useLostChallenge(isLost: boolean): void {
  useEffect(() => {
    if (isLost) alert.info('Questa sfida non è più aperta');
  }, [isLost]);
}

interface BlockedName {
  userId: number;
  name: string;
}

function useBlock() {
  const client = useQueryClient();
  const [last, setLast] = useState<BlockedName | null>(null);
  const change = useChange({
    updatesQueries: 'onSettled',
    mutationFn: ({ userId, isBlocked }: { userId: number; isBlocked: boolean }) =>
      call(isBlocked ? contract.duels.block : contract.duels.unblock, { body: { userId } }),
    onSettled: () => client.invalidateQueries({ queryKey: duelQueries.rootKey }),
  });
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setLast(null), undoMs);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    text: last === null ? null : `Da ${last.name} non arrivano più sfide`,
    block: ({ userId, name }: BlockedName) => {
      setLast({ userId, name });
      change.mutate({ userId, isBlocked: true });
    },
    undo: () => {
      if (last !== null) change.mutate({ userId: last.userId, isBlocked: false });
      setLast(null);
    },
  };
}
