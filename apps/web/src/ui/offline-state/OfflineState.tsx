import { isOfflineReady } from '../../lib/connection.ts';
import { useStore } from '../../lib/create-store.ts';
import { Button, ButtonLink } from '../button/Button.tsx';
import styles from './OfflineState.module.css';

interface OfflineStateProps {
  onRetry: () => void;
  isRetrying: boolean;
}

const places = [
  { to: '/pokedex', name: 'Pokédex' },
  { to: '/pokemon-types-table', name: 'Tabella dei tipi' },
  { to: '/tournament-rules', name: 'Regolamento' },
  { to: '/quiz', name: 'PokéQuiz' },
  { to: '/memory-game', name: 'PokéMemory' },
  { to: '/shell-game', name: 'PokéShell' },
] as const;

/** Replaces content that needs the network; links to cached pages. */
export function OfflineState({ onRetry, isRetrying }: OfflineStateProps) {
  const isReady = useStore(isOfflineReady);
  return (
    <div className={styles.away} role="alert">
      <svg className={styles.cloud} viewBox="0 0 48 32" aria-hidden="true">
        <path d="M13 27h22a9 9 0 0 0 1.6-17.9A13.5 13.5 0 0 0 11 8.6 9.4 9.4 0 0 0 13 27Z" />
        <path d="M20 15v3m8-3v3m-7 4.5c1.8-1.7 4.2-1.7 6 0" />
      </svg>
      <p className={styles.text}>
        Per questa pagina serve la rete: si carica da sola appena torna.
        {isReady && ' Intanto puoi andare qui.'}
      </p>
      {isReady && (
        <ul className={styles.places}>
          {places.map(({ to, name }) => (
            <li key={to}>
              <ButtonLink look="secondary" to={to}>
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <Button look="quiet" onClick={onRetry} busy={isRetrying}>
        Riprova
      </Button>
    </div>
  );
}
