import type { Gender } from '@poketorneo/contract';
import styles from './marks.module.css';

const genders = {
  male: {
    name: 'Maschio',
    path: 'M9 1h6v6h-2V4.400l-3.600 3.600a5 5 0 1 1-1.400-1.400L11.600 3H9zM5 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  female: {
    name: 'Femmina',
    path: 'M8 1a5 5 0 0 1 1 9.900V12h2v2H9v2H7v-2H5v-2h2v-1.100A5 5 0 0 1 8 1zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
} as const;

/** Null for genderless Pokémon. */
export function GenderIcon({ gender }: { gender: Gender }) {
  if (gender === 'genderless') return null;
  const { name, path } = genders[gender];
  return (
    <svg
      className={styles.mark}
      data-mark={gender}
      viewBox="0 0 16 16"
      role="img"
      aria-label={name}
    >
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}

/** Marks a shiny Pokémon. */
export function ShinyIcon() {
  return (
    <svg
      className={styles.mark}
      data-mark="shiny"
      viewBox="0 0 16 16"
      role="img"
      aria-label="Shiny"
    >
      <path d="M6 2l1.300 4.200L11.500 7.500 7.300 8.800 6 13 4.700 8.800.5 7.500 4.700 6.200zM12.500 1l.8 1.900 1.900.8-1.900.8-.8 1.900-.8-1.900-1.900-.8 1.900-.8zM12.500 10l.7 1.600 1.600.7-1.600.7-.7 1.600-.7-1.600-1.600-.7 1.600-.7z" />
    </svg>
  );
}

/** Marks a Pokémon owned by the user. */
export function OwnedIcon() {
  return (
    <svg className={styles.ball} viewBox="0 0 16 16" role="img" aria-label="Tuo">
      <circle cx="8" cy="8" r="7" />
      <path d="M1 8a7 7 0 0 1 14 0z" />
      <path d="M1 8h14" />
      <circle cx="8" cy="8" r="2.200" />
    </svg>
  );
}
