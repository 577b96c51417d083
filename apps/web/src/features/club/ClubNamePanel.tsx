import { clubRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alert } from '../../lib/alerts.ts';
import { ApiError, call } from '../../lib/api.ts';
import { productName } from '../../lib/page.ts';
import { replaceData } from '../../lib/query-client.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './ClubNamePanel.module.css';
import { clubQueries } from './queries.ts';

/** The name that the club's screen shows instead of the product's. */
export function ClubNamePanel() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...clubQueries.settings(),
    // Another organiser may have changed it.
    staleTime: 0,
  });
  return (
    <Panel title="Come si chiama">
      {data !== undefined ? (
        <NameForm name={data.name ?? ''} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton height="8rem" />
        </Loading>
      )}
    </Panel>
  );
}

function NameForm({ name }: { name: string }) {
  const client = useQueryClient();
  /** Null until edited. */
  const [edited, setEdited] = useState<string | null>(null);
  const shown = edited ?? name;
  const entered = shown.trim();
  const { mutate, isPending, error, reset } = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: () => call(contract.club.set, { body: { name: entered === '' ? null : entered } }),
    onSuccess: (saved) => {
      replaceData(client, clubQueries.settings().queryKey, saved);
      setEdited(null);
      alert.success('Impostazioni salvate', { autoClose: true });
    },
  });
  const refused = error instanceof ApiError && error.issues.find(({ path }) => path === 'name');
  return (
    <form
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (entered !== name) mutate();
      }}
    >
      <Field
        label="Nome del club"
        hint={`Sta in alto sullo schermo del club, /parete. Senza, c’è «${productName}».`}
        maxLength={clubRules.nameMax}
        enterKeyHint="done"
        value={shown}
        disabled={isPending}
        error={refused ? `Il nome ${refused.message}` : undefined}
        onChange={({ target }) => {
          setEdited(target.value);
          reset();
        }}
      />
      <Button
        type="submit"
        look="secondary"
        className={styles.save}
        busy={isPending}
        disabled={entered === name}
      >
        Salva
      </Button>
    </form>
  );
}
