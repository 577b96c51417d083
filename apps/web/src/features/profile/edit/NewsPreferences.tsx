import type { NewsDelivery, NewsTopic, NotificationPreferences } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useStore } from '../../../lib/create-store.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Segments } from '../../../ui/segments/Segments.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { PhoneNews, pushState } from '../../push/index.ts';
import { EditCard } from './EditCard.tsx';
import styles from './NewsPreferences.module.css';
import { useAnchor } from './use-anchor.ts';

const topics: readonly { topic: NewsTopic; name: string; note: string }[] = [
  { topic: 'messages', name: 'Messaggi', note: 'quello che scrivono gli organizzatori' },
  { topic: 'battles', name: 'Lotte', note: 'esiti registrati, lotte che ti aspettano' },
  { topic: 'rewards', name: 'Pokémon e icone', note: 'quello che entra nella tua collezione' },
  { topic: 'tournaments', name: 'Tornei', note: 'medaglie, tornei e sfide che si aprono' },
  { topic: 'games', name: 'Giochi', note: 'i tuoi nuovi record' },
];

const deliveries: readonly { value: NewsDelivery; name: string }[] = [
  { value: 'phone', name: 'Anche a pagina chiusa' },
  { value: 'toast', name: 'A comparsa' },
  { value: 'list', name: 'Solo nell’elenco' },
];

const anchor = 'novita';

const preferencesQuery = () =>
  queryOptions({
    queryKey: ['profile', 'news-preferences'],
    queryFn: ({ signal }) => call(contract.notificationPreferences.get, {}, { signal }),
    staleTime: 0,
  });

/** Which news come over the page, and which only into the list; on every device the same. */
export function NewsPreferences() {
  const { data, isError, isFetching, refetch } = useQuery(preferencesQuery());
  const card = useAnchor(anchor);
  return (
    <div ref={card} className={styles.place}>
      <EditCard title="Come ricevi le notifiche" id={anchor}>
        <p className={styles.lead}>
          Quelle a comparsa le vedi sulla pagina appena arrivano; le altre le trovi nell’elenco
          delle notifiche. Quello che vinci va in scena comunque.
        </p>
        <PhoneNews />
        {data === undefined ? (
          isError ? (
            <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <Loading>
              <Skeleton height="17rem" />
            </Loading>
          )
        ) : (
          <Topics preferences={data} />
        )}
      </EditCard>
    </div>
  );
}

/** News can come while no page is open only where that is turned on, or was on another device. */
function deliveriesFor(chosen: NewsDelivery, isPushed: boolean) {
  return isPushed || chosen === 'phone'
    ? deliveries
    : deliveries.filter(({ value }) => value !== 'phone');
}

function Topics({ preferences }: { preferences: NotificationPreferences }) {
  const client = useQueryClient();
  // Shown from the very press on, until the answer says what holds.
  const [wanted, setWanted] = useState<Partial<NotificationPreferences>>({});
  const saving = useSubmission({
    mutationFn: (changes: Partial<NotificationPreferences>) =>
      call(contract.notificationPreferences.set, { body: changes }),
    onSuccess: (saved) => client.setQueryData(preferencesQuery().queryKey, saved),
    onSettled: () => setWanted({}),
  });
  const isPushed = useStore(pushState) === 'on';
  const shown = { ...preferences, ...wanted };
  return (
    <>
      {topics.map(({ topic, name, note }) => (
        <div key={topic} className={styles.topic}>
          <Segments
            legend={name}
            note={note}
            options={deliveriesFor(shown[topic], isPushed)}
            value={shown[topic]}
            onChoose={(delivery) => {
              if (saving.isPending) return;
              setWanted({ [topic]: delivery });
              saving.mutate({ [topic]: delivery });
            }}
          />
        </div>
      ))}
      <p className={styles.saved} role="status">
        {saving.isSuccess && 'Salvato, su tutti i tuoi dispositivi.'}
      </p>
    </>
  );
}
