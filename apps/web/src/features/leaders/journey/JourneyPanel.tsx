import type { TournamentLeader } from '@poketorneo/contract';
import { championPosition } from '@poketorneo/rules';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { leaderPlace } from '../leader-place.ts';
import styles from './JourneyPanel.module.css';
import type { JourneyPlace } from './journey.ts';

interface JourneyPanelProps {
  places: readonly JourneyPlace[];
  /** Null at the end of the journey. */
  next: TournamentLeader | null;
  onGo: (leader: TournamentLeader) => void;
}

/** Beside the map: the next leader, and the badges won so far. */
export function JourneyPanel({ places, next, onGo }: JourneyPanelProps) {
  const gyms = places.filter(({ order }) => order !== championPosition);
  const won = gyms.filter(({ state }) => state === 'defeated').length;
  const shown = next ?? places.at(-1)?.leader ?? null;
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
              {next.name} <span className={styles.where}>{leaderPlace(next.order)}</span>
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
