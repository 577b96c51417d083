import type { RegistrationMode, RegistrationSettings } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { NotedCheckbox } from '../../../ui/form/NotedCheckbox.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { registrationQueries } from '../queries.ts';
import styles from './RegistrationSettingsPanel.module.css';

const modeLabels: Readonly<Record<RegistrationMode, { name: string; meaning: string }>> = {
  open: {
    name: 'Registrazione aperta',
    meaning: 'Si iscrive chiunque trovi il sito.',
  },
  invitation: {
    name: 'Su invito',
    meaning: 'Si iscrive solo chi apre un tuo invito.',
  },
  approval: {
    name: 'Con approvazione',
    meaning: 'Chi ha un invito entra subito; gli altri aspettano che tu li accolga, con un tocco.',
  },
};

/** The settings of signing up: who may, and whether a mail address is required. */
export function RegistrationSettingsPanel() {
  const { data, isError, isFetching, refetch } = useQuery(registrationQueries.settings());
  return (
    <Panel title="Chi può iscriversi">
      {data !== undefined ? (
        <SettingsForm settings={data} />
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton height="18rem" />
        </Loading>
      )}
    </Panel>
  );
}

function SettingsForm({ settings }: { settings: RegistrationSettings }) {
  const client = useQueryClient();
  /** Null until edited. */
  const [edited, setEdited] = useState<RegistrationSettings | null>(null);
  const shown = edited ?? settings;
  const hasChanged =
    shown.mode !== settings.mode || shown.isEmailOptional !== settings.isEmailOptional;
  const { mutate, isPending } = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (body: RegistrationSettings) => call(contract.registration.setSettings, { body }),
    onSuccess: (saved) => {
      replaceData(client, registrationQueries.settings().queryKey, saved);
      setEdited(null);
      alert.success('Impostazioni salvate', { autoClose: true });
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasChanged) mutate(shown);
      }}
    >
      <RadioCards
        legend="Registrazione"
        labels={modeLabels}
        order={['open', 'invitation', 'approval']}
        value={shown.mode}
        disabled={isPending}
        onChoose={(mode) => setEdited({ ...shown, mode })}
      />
      <NotedCheckbox
        label="L’email è facoltativa"
        note="Per chi non ne ha una, come i più piccoli. Chi dimentica la password la chiede a te."
        checked={shown.isEmailOptional}
        disabled={isPending}
        onChange={(event) => setEdited({ ...shown, isEmailOptional: event.target.checked })}
      />
      <Button
        type="submit"
        look="secondary"
        className={styles.save}
        busy={isPending}
        disabled={!hasChanged}
      >
        Salva
      </Button>
    </form>
  );
}
