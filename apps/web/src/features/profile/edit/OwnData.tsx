import { alert } from '../../../lib/alerts.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { saveOwnData } from '../../own-data/index.ts';
import { Zone } from './Zone.tsx';

/** What is known of somebody is theirs to take along. */
export function OwnData() {
  const saving = useSubmission({
    mutationFn: saveOwnData,
    onSuccess: (name) => alert.success(`Scaricato: ${name}`, { autoClose: true }),
  });
  return (
    <Zone
      title="I tuoi dati"
      text="Un file con tutto quello che il torneo sa di te: account, lotte, Pokémon, record, messaggi, notifiche."
    >
      <Button look="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
        Scarica i miei dati
      </Button>
    </Zone>
  );
}
