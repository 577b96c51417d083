import type { BattleWeather } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './WeatherVeil.module.css';

const tiles = { rain: 'rain', sandstorm: 'sand', hail: 'hail' } as const;

/** The weather over the field. */
export function WeatherVeil({ weather }: { weather: BattleWeather | null }) {
  if (weather === null) return null;
  const tile =
    weather === 'sun' ? undefined : `url("${assetUrl(`effects/${tiles[weather]}.svg`)}")`;
  return (
    <div className={styles.veil} data-weather={weather}>
      {tile === undefined ? (
        <>
          <i className={styles.sun} />
          <i className={styles.rays} />
        </>
      ) : (
        <>
          <i className={styles.tiles} style={{ backgroundImage: tile }} />
          <i className={styles.tiles} style={{ backgroundImage: tile }} />
        </>
      )}
    </div>
  );
}
