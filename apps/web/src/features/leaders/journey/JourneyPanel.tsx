import type { TournamentLeader } from '@poketorneo/contract';
import { championPosition } from '@poketorneo/rules';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { leaderLabel } from '../leader-label.ts';
import styles from './JourneyPanel.module.css';
import type { JourneyStop } from './journey.ts';

interface JourneyPanelProps {
  stops: readonly JourneyStop[];
  /** Null at the end of the journey. */
  next: TournamentLeader | null;
  onGo: (leader: TournamentLeader) => void;
}

/** Beside the map: the next leader, and the badges won so far. */
export function JourneyPanel({ stops, next, onGo }: JourneyPanelProps) {
  const gyms = stops.filter(({ order }) => order !== championPosition);
  const won = gyms.filter(({ state }) => state === 'defeated').length;
  const shown = next ?? stops.at(-1)?.leader ?? null;
  return (
    <div className={styles.panel} data-over={next === null || undefined}>
      {shown !== null && (
        <>
          <TypeSign className={styles.watermark} type={shown.dominantType} decorative />
          <img
            className={styles.portrait}
            src={assetUrl(shown.sprite)}
            alt=""
            width={240}
            height={240}
            loading="lazy"
            decoding="async"
          />
        </>
      )}
      <div className={styles.words}>
        <p className={styles.label}>{next === null ? 'Viaggio concluso' : 'Prossima tappa'}</p>
        <p className={styles.name}>
          {next === null ? (
            'Tutti sconfitti!'
          ) : (
            <>
              {next.name} <span className={styles.where}>{leaderLabel(next.order)}</span>
            </>
          )}
        </p>
        <p className={styles.count}>
          {counted(won, 'medaglia', 'medaglie')} su {gyms.length}
        </p>
      </div>
      <div className={styles.tray} aria-hidden="true">
        {gyms.map(({ order, state, leader }) => (
          <div key={order} className={styles.slot}>
            {state === 'defeated' && leader?.badge ? (
              <img
                src={assetUrl(leader.badge.image)}
                alt=""
                width={160}
                height={160}
                loading="lazy"
                decoding="async"
              />
            ) : (
              order
            )}
          </div>
        ))}
      </div>
      {next !== null && (
        <Button className={styles.go} onClick={() => onGo(next)}>
          Vai alla sfida
        </Button>
      )}
    </div>
  );
}
