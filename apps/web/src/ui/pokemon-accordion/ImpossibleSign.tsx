import styles from './marks.module.css';

interface ImpossibleSignProps {
  /** Whether visible text beside it says the same. */
  isDecoration?: boolean;
}

/** Marks data of a Pokémon that is illegal in generation 4. */
export function ImpossibleSign({ isDecoration = false }: ImpossibleSignProps) {
  return (
    <svg
      className={styles.mark}
      data-mark="impossible"
      viewBox="0 0 16 16"
      role="img"
      aria-label="Fuori dal possibile"
      aria-hidden={isDecoration || undefined}
    >
      <path fillRule="evenodd" d="M8 .8 15.600 15H.4zM7 6v4.500h2V6zm0 5.800v1.700h2v-1.700z" />
    </svg>
  );
}
