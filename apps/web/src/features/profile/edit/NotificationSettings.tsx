import type {
  NotificationChannel,
  NotificationPreferences,
  NotificationTopic,
} from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useStore } from '../../../lib/create-store.ts';
import { keysOf } from '../../../lib/keys-of.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { createSetting, useSetting } from '../../../lib/setting.ts';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/SegmentedControl.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { PushSettings, pushState } from '../../push/index.ts';
import { EditCard } from './EditCard.tsx';
import styles from './NotificationSettings.module.css';
import { useAnchor } from './use-anchor.ts';

const topicTexts: Readonly<Record<NotificationTopic, { name: string; note: string }>> = {
  messages: { name: 'Messaggi', note: 'quello che scrivono gli organizzatori' },
  battles: { name: 'Lotte', note: 'esiti registrati, lotte che ti aspettano' },
  challenges: { name: 'Sfide', note: 'chi vuole lottare con te' },
  rewards: { name: 'Pokémon e icone', note: 'quello che entra nella tua collezione' },
  tournaments: { name: 'Tornei', note: 'medaglie, tornei e sfide che si aprono' },
  games: { name: 'Giochi', note: 'i tuoi nuovi record' },
};
const topics = keysOf(topicTexts).map((topic) => ({ topic, ...topicTexts[topic] }));

const channels: readonly { value: NotificationChannel; name: string }[] = [
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

/** The channel of each topic of notifications, the same on all devices. */
export function NotificationSettings() {
  const { data, isError, isFetching, refetch } = useQuery(preferencesQuery());
  const card = useAnchor(anchor);
  return (
    <div ref={card} className={styles.place}>
      <EditCard title="Come ricevi le notifiche" id={anchor}>
        <p className={styles.lead}>
          Quelle a comparsa le vedi sulla pagina appena arrivano; le altre le trovi nell’elenco
          delle notifiche. Quello che vinci va in scena comunque.
        </p>
        <PushSettings />
        {data === undefined ? (
          isError ? (
            <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <Loading>
              <Skeleton height="20.4rem" />
            </Loading>
          )
        ) : (
          <Topics preferences={data} />
        )}
      </EditCard>
    </div>
  );
}

/** The channel 'phone' is offered if push is on here, or already chosen on another device. */
function channelsFor(chosen: NotificationChannel, isPushed: boolean) {
  return isPushed || chosen === 'phone'
    ? channels
    : channels.filter(({ value }) => value !== 'phone');
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
    onSaved: (response) => replaceData(client, queryKey, response),
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
  const isPushed = useStore(pushState) === 'on';
  return (
    <>
      {topics.map(({ topic, name, note }) => (
        <div key={topic} className={styles.topic}>
          <SegmentedControl
            legend={name}
            note={note}
            options={channelsFor(shown[topic], isPushed)}
            value={shown[topic]}
            onChoose={(channel) => change({ [topic]: channel })}
          />
        </div>
      ))}
      <p className={styles.saved} role="status">
        {state === 'saved' && 'Salvato, su tutti i tuoi dispositivi.'}
      </p>
    </>
  );
}
