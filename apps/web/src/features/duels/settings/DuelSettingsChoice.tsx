import type { BlockedPlayer, DuelSettings } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { assetUrl } from '../../../lib/asset-url.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { createSetting, useSetting } from '../../../lib/setting.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { NotedCheckbox } from '../../../ui/form/NotedCheckbox.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { duelQueries } from '../queries.ts';
import styles from './DuelSettingsChoice.module.css';

const duelSetting = createSetting<DuelSettings, Partial<DuelSettings>>((settings, change) => ({
  ...settings,
  ...change,
}));

const labels: Readonly<Record<keyof DuelSettings, { label: string; note: string }>> = {
  acceptsChallenges: {
    label: 'Accetto sfide',
    note: 'Gli altri possono sfidarti. Il tuo QR e la ricerca funzionano comunque.',
  },
  showsOnline: {
    label: 'Mostra che sono in linea',
    note: 'Chi ha un account vede quando hai l’app aperta, mai quando l’hai usata l’ultima volta.',
  },
  emotes: {
    label: 'Frasi durante le lotte',
    note: 'Vedi le frasi dell’altra parte, e ne puoi dire anche tu.',
  },
};
const order = ['acceptsChallenges', 'showsOnline', 'emotes'] as const;

/** What the player wants of duels, and the players who cannot challenge. */
export function DuelSettingsChoice() {
  const { data, isError, isFetching, refetch } = useQuery(duelQueries.settings());
  if (data !== undefined) return <Choice settings={data} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Loading>
      <Skeleton height="14rem" />
    </Loading>
  );
}

function Choice({ settings }: { settings: DuelSettings }) {
  const client = useQueryClient();
  const { queryKey } = duelQueries.settings();
  const { value, state, change } = useSetting(duelSetting, {
    saved: settings,
    save: (body) => call(contract.duels.setSettings, { body }),
    onSaved: (response) => replaceData(client, queryKey, response),
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <div className={styles.choice}>
      {order.map((name) => (
        <NotedCheckbox
          key={name}
          {...labels[name]}
          checked={value[name]}
          onChange={({ target }) => change({ [name]: target.checked })}
        />
      ))}
      <p className={styles.saved} role="status">
        {state === 'saved' && 'Salvato.'}
      </p>
      <BlockedPlayers />
    </div>
  );
}

function BlockedPlayers() {
  const { data = [] } = useQuery(duelQueries.blocked());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="senza-sfide">
      <h3 id="senza-sfide" className={styles.title}>
        Da loro non arrivano sfide
      </h3>
      <ul className={styles.list}>
        {data.map((player) => (
          <Blocked key={player.userId} player={player} />
        ))}
      </ul>
    </section>
  );
}

function Blocked({ player: { userId, name, picture } }: { player: BlockedPlayer }) {
  const client = useQueryClient();
  const unblocking = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: () => call(contract.duels.unblock, { body: { userId } }),
    onSettled: () => client.invalidateQueries({ queryKey: duelQueries.rootKey }),
  });
  return (
    <li className={styles.player}>
      <img src={assetUrl(picture)} alt="" width={40} height={40} />
      <span className={styles.name}>{name}</span>
      <Button
        look="secondary"
        aria-label={`Riammetti ${name}`}
        busy={unblocking.isPending}
        onClick={() => unblocking.mutate()}
      >
        Riammetti
      </Button>
    </li>
  );
}
