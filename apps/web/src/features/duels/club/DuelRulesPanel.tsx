import type { DuelHours, DuelRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { duelQueries } from '../queries.ts';
import styles from './DuelRulesPanel.module.css';
import { duelistsLabels, hoursLabels, stateLabels } from './rule-labels.ts';

/** When and between whom duels begin, for all players. */
export function DuelRulesPanel() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...duelQueries.rules(),
    // Another organiser may have changed them.
    staleTime: 0,
  });
  return (
    <Panel title="Come si sfidano">
      {data !== undefined ? (
        <RulesForm rules={data} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton height="36rem" />
        </Loading>
      )}
    </Panel>
  );
}

/** Of an afternoon in the club. */
const firstHours: DuelHours = { from: '15:00', to: '19:00' };

function RulesForm({ rules }: { rules: DuelRules }) {
  const client = useQueryClient();
  /** Null until the first change. */
  const [edited, setEdited] = useState<DuelRules | null>(null);
  const shown = edited ?? rules;
  const { isOn, duelists, hours } = shown;
  const hasChanged = JSON.stringify(ordered(shown)) !== JSON.stringify(ordered(rules));
  const problem = hours === null ? null : problemOfHours(hours);
  const { mutate, isPending } = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (body: DuelRules) => call(contract.duelRules.set, { body }),
    onSuccess: (saved) => {
      replaceData(client, duelQueries.rules().queryKey, saved);
      setEdited(null);
      alert.success('Impostazioni salvate', { autoClose: true });
    },
  });
  const change = (part: Partial<DuelRules>) => setEdited({ ...shown, ...part });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasChanged && problem === null) mutate(shown);
      }}
    >
      <RadioCards
        legend="Le sfide sono"
        labels={stateLabels}
        order={['on', 'off']}
        value={isOn ? 'on' : 'off'}
        disabled={isPending}
        isBeside
        onChoose={(state) => change({ isOn: state === 'on' })}
      />
      {isOn && (
        <>
          <RadioCards
            legend="Chi può lottare"
            labels={duelistsLabels}
            order={['everybody', 'signed-up']}
            value={duelists}
            disabled={isPending}
            isBeside
            onChoose={(who) => change({ duelists: who })}
          />
          <RadioCards
            legend="Quando può cominciare una lotta"
            labels={hoursLabels}
            order={['always', 'hours']}
            value={hours === null ? 'always' : 'hours'}
            disabled={isPending}
            isBeside
            onChoose={(when) => change({ hours: when === 'always' ? null : firstHours })}
          />
          {hours !== null && (
            <div className={styles.hours}>
              <Field
                label="Dalle"
                type="time"
                required
                value={hours.from}
                disabled={isPending}
                onChange={({ target }) => change({ hours: { ...hours, from: target.value } })}
              />
              <Field
                label="Alle"
                type="time"
                required
                value={hours.to}
                disabled={isPending}
                error={problem ?? undefined}
                onChange={({ target }) => change({ hours: { ...hours, to: target.value } })}
              />
            </div>
          )}
        </>
      )}
      <p className={styles.note}>Le lotte già cominciate vanno avanti.</p>
      <Button
        type="submit"
        className={styles.save}
        busy={isPending}
        disabled={!hasChanged || problem !== null}
      >
        Salva
      </Button>
    </form>
  );
}

const ordered = ({ isOn, duelists, hours }: DuelRules) => [isOn, duelists, hours?.from, hours?.to];

/** Null for hours that can be saved. */
function problemOfHours({ from, to }: DuelHours): string | null {
  if (from === '' || to === '') return 'Scrivi i due orari';
  return from === to ? 'Inizio e fine sono uguali' : null;
}
