import type { NewsDelivery, NewsTopic, NotificationPreferences } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useStore } from '../../../lib/create-store.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { createSetting } from '../../../lib/setting.ts';
import { useSetting } from '../../../lib/use-setting.ts';
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

const preferencesSetting = createSetting(
  (preferences: NotificationPreferences, changes: Partial<NotificationPreferences>) => ({
    ...preferences,
    ...changes,
  }),
);

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
  const { queryKey } = preferencesQuery();
  const {
    value: shown,
    state,
    change,
  } = useSetting(preferencesSetting, {
    saved: preferences,
    save: (changes) => call(contract.notificationPreferences.set, { body: changes }),
    onSaved: (answer) => replaceData(client, queryKey, answer),
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
  const isPushed = useStore(pushState) === 'on';
  return (
    <>
      {topics.map(({ topic, name, note }) => (
        <div key={topic} className={styles.topic}>
          <Segments
            legend={name}
            note={note}
            options={deliveriesFor(shown[topic], isPushed)}
            value={shown[topic]}
            onChoose={(delivery) => change({ [topic]: delivery })}
          />
        </div>
      ))}
      <p className={styles.saved} role="status">
        {state === 'saved' && 'Salvato, su tutti i tuoi dispositivi.'}
      </p>
    </>
  );
}
