import { useEffect, useState } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './PushSettings.module.css';
import {
  disablePush,
  enablePush,
  type PushState,
  pushState,
  refreshPushState,
} from './push-state.ts';

const reasons: Readonly<Record<Exclude<PushState, 'unknown'>, string>> = {
  off: 'Vuoi saperlo anche a pagina chiusa? Ti avvisiamo qui quando registrano una tua lotta, quando una lotta ti aspetta e quando si apre un torneo.',
  on: 'Questo dispositivo riceve le notifiche anche a pagina chiusa.',
  denied:
    'Su questo dispositivo le notifiche di PokéTorneo sono bloccate. Se cambi idea, sbloccale dalle impostazioni del browser per questo sito.',
  insecure:
    'Per ricevere le notifiche a pagina chiusa serve un indirizzo che comincia per https. Qui le trovi comunque quando apri PokéTorneo.',
  'home-screen-first':
    'Su iPhone e iPad le notifiche arrivano se PokéTorneo è tra le app: tocca Condividi, poi «Aggiungi a Home», e aprilo da lì.',
  unsupported:
    'Questo browser non riceve notifiche a pagina chiusa. Le trovi comunque quando apri PokéTorneo.',
};

/** The switch for push messages on this device; only a press asks for permission. */
export function PushSettings() {
  const state = useStore(pushState);
  useEffect(() => void refreshPushState(), []);
  const [hasFailed, setHasFailed] = useState(false);
  const toggling = useSubmission({
    updatesQueries: 'never: the browser has the state',
    mutationFn: state === 'on' ? disablePush : enablePush,
    onMutate: () => setHasFailed(false),
    onError: () => setHasFailed(true),
  });
  if (state === 'unknown') return null;
  return (
    <div className={styles.phone} data-state={state}>
      <Phone />
      <div className={styles.words}>
        <h3 className={styles.title}>Su questo dispositivo</h3>
        <p className={styles.text}>{reasons[state]}</p>
        <p className={styles.failure} role="alert">
          {hasFailed && 'Non ci siamo riusciti: controlla la rete e riprova.'}
        </p>
      </div>
      {(state === 'on' || state === 'off') && (
        <Button
          look={state === 'on' ? 'quiet' : 'primary'}
          className={styles.button}
          busy={toggling.isPending}
          onClick={() => toggling.mutate()}
        >
          {state === 'on' ? 'Disattiva qui' : 'Attiva le notifiche qui'}
        </Button>
      )}
    </div>
  );
}

function Phone() {
  return (
    <svg className={styles.picture} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 2.5h10a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 20V4A1.5 1.5 0 0 1 7 2.5ZM10.5 18.5h3" />
      <path d="M9 13.5h6l-.8-1.2V10a2.2 2.2 0 0 0-4.4 0v2.3Zm2.2 1.6h1.6" />
    </svg>
  );
}
