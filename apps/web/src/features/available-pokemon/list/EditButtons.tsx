import styles from './PokemonListPage.module.css';

/** A '+'. */
export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.add}
      aria-label="Aggiungi Pokémon"
      title="Aggiungi Pokémon"
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M6.500 1h3v5.500H15v3H9.500V15h-3V9.500H1v-3h5.500z" />
      </svg>
    </button>
  );
}

/** Two sheets: adds a copy of this Pokémon. */
export function DuplicateButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.edit}
      aria-label={`Duplica ${name}`}
      title={`Duplica ${name}`}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1 1h10v2H3v8H1zM5 5h10v10H5zm2 2v6h6V7z" fillRule="evenodd" />
      </svg>
    </button>
  );
}

/** The pencil in a Pokémon's ability row. */
export function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.edit}
      aria-label={`Modifica ${name}`}
      title={`Modifica ${name}`}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M11.500 1 15 4.500 13 6.500 9.500 3zM8.500 4 12 7.500 5.500 14H2v-3.500z" />
      </svg>
    </button>
  );
}
