import styles from './Medal.module.css';
import type { MedalMetal } from './medal.ts';

const names: Readonly<Record<MedalMetal, string>> = {
  gold: 'Medaglia d’oro',
  silver: 'Medaglia d’argento',
  bronze: 'Medaglia di bronzo',
};

export function Medal({ metal }: { metal: MedalMetal }) {
  return (
    <svg
      className={styles.medal}
      data-metal={metal}
      viewBox="0 0 24 28"
      role="img"
      aria-label={names[metal]}
    >
      <path className={styles.ribbon} d="M5 0h5l3 10-4 3zM19 0h-5l-3 10 4 3z" />
      <circle className={styles.disc} cx="12" cy="18" r="8.500" />
      <path
        className={styles.star}
        d="m12 12.800 1.600 3.300 3.600.5-2.600 2.500.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.500 3.600-.5z"
      />
    </svg>
  );
}
