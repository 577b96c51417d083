import type { BattleSettings } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { battleQueryKeys } from '../query-keys.ts';
import styles from './BattleSettingsPanel.module.css';
import { battleSettingsQuery } from './queries.ts';
import { battlesModeLabels, organiserLevelRuleLabels } from './setting-labels.ts';

/** Where matches are fought and which levels count, for all players. */
export function BattleSettingsPanel() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...battleSettingsQuery(),
    // Another organiser may have changed them.
    staleTime: 0,
  });
  return (
    <section className={styles.panel} aria-labelledby="impostazioni-lotte">
      <h2 id="impostazioni-lotte" className={styles.title}>
        Come si lotta
      </h2>
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <Loading className={styles.skeleton}>
            <Skeleton height="12rem" />
            <Skeleton height="9rem" />
          </Loading>
        )
      ) : (
        <SettingsForm settings={data} />
      )}
    </section>
  );
}

function SettingsForm({ settings }: { settings: BattleSettings }) {
  const client = useQueryClient();
  /** Null until the first change. */
  const [edited, setEdited] = useState<BattleSettings | null>(null);
  const shown = edited ?? settings;
  const hasChanged = shown.mode !== settings.mode || shown.levelRule !== settings.levelRule;
  const { mutate, isPending } = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (body: BattleSettings) => call(contract.battleSettings.set, { body }),
    onSuccess: (saved) => {
      replaceData(client, battleSettingsQuery().queryKey, saved);
      void client.invalidateQueries({ queryKey: battleQueryKeys.overviews });
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
        legend="Dove si lotta"
        labels={battlesModeLabels}
        order={['both', 'in-app', 'by-hand']}
        value={shown.mode}
        disabled={isPending}
        onChoose={(mode) => setEdited({ ...shown, mode })}
      />
      <RadioCards
        legend="Quale livello conta"
        labels={organiserLevelRuleLabels}
        order={['equal', 'real']}
        value={shown.levelRule}
        disabled={isPending}
        onChoose={(levelRule) => setEdited({ ...shown, levelRule })}
      />
      <p className={styles.note}>
        Le lotte già cominciate vanno avanti con le regole di prima. Quelle tra sfidanti si regolano
        in <Link to="/club/duels">Sfide</Link>.
      </p>
      <Button type="submit" className={styles.save} busy={isPending} disabled={!hasChanged}>
        Salva
      </Button>
    </form>
  );
}
