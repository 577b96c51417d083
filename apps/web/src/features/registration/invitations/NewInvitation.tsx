import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/SegmentedControl.tsx';
import { registrationQueries } from '../queries.ts';
import styles from './NewInvitation.module.css';

const lives = [
  { value: 1, name: '1 giorno' },
  { value: 7, name: '1 settimana' },
  { value: 30, name: '1 mese' },
] as const;

const counts = [1, 5, 12, 30, 100].map((value) => ({ value, name: String(value) }));

/** Creates an invitation and opens it. */
export function NewInvitation({ onMade }: { onMade: (id: number) => void }) {
  const client = useQueryClient();
  const user = useSession();
  const [days, setDays] = useState<(typeof lives)[number]['value']>(7);
  const [places, setPlaces] = useState(12);
  const make = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: () => call(contract.registration.insertInvitation, { body: { days, places } }),
    onSuccess: (made) => {
      const { queryKey } = registrationQueries.invitations();
      replaceData(client, queryKey, (before) => [made, ...(before ?? [])]);
      onMade(made.id);
    },
  });
  return (
    <Panel
      title="Nuovo invito"
      note={
        <>
          Chi lo apre legge «{user?.firstName} {user?.lastName} ti invita al club!».{' '}
          <Link to="/profile/edit">Cambia il tuo nome</Link>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
      >
        <SegmentedControl
          legend="Quante persone"
          options={counts}
          value={places}
          onChoose={setPlaces}
        />
        <SegmentedControl
          legend="Per quanto vale"
          options={lives}
          value={days}
          onChoose={setDays}
        />
        <Button type="submit" className={styles.make} busy={make.isPending}>
          Crea l’invito
        </Button>
      </form>
    </Panel>
  );
}
