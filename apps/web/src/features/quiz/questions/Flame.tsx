import styles from './Flame.module.css';
import type { FlameSize } from './flame.ts';

interface FlameProps {
  size: FlameSize;
  /** It has just gone out. */
  isBroken: boolean;
}

const outer =
  'M16 1c2 6 10 9 10 19 0 7-4 11-10 11S6 27 6 20c0-5 3-7 4-11 2 1 3 3 3 5 2-3 3-8 3-13z';
const inner = 'M16 13c1 4 5 5 5 10 0 4-2 7-5 7s-5-3-5-7 4-5 5-10z';

/** The fire of a streak, logs without one. Decoration: the header also shows the streak as text. */
export function Flame({ size, isBroken }: FlameProps) {
  return (
    <span className={styles.fire} data-size={size} data-broken={isBroken} aria-hidden="true">
      {isBroken ? (
        <>
          <Tongues key={`${size} left`} half="left" />
          <Tongues key={`${size} right`} half="right" />
          <span className={styles.smoke} />
        </>
      ) : (
        size > 0 && <Tongues key={size} />
      )}
      <Logs />
    </span>
  );
}

/** Two crossed logs. */
function Logs() {
  return (
    <svg className={styles.logs} viewBox="0 0 36 16" strokeLinecap="round" aria-hidden="true">
      <path stroke="#0b1220" strokeWidth="7" d="m6 12 24-7M6 5l24 7" />
      <path stroke="#6d4a2c" strokeWidth="4.5" d="m6 12 24-7" />
      <path stroke="#93683f" strokeWidth="4.5" d="m6 5 24 7" />
      <path stroke="#e0c69d" strokeWidth="2.2" d="M5.6 12.1h.1M5.6 4.9h.1" />
    </svg>
  );
}

/** The whole flame, or one side of its crack. */
function Tongues({ half = 'whole' }: { half?: 'whole' | 'left' | 'right' }) {
  return (
    <svg className={styles.flame} data-half={half} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.outer} d={outer} />
      <path className={styles.inner} d={inner} />
    </svg>
  );
}
