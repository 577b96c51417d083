import type { AvailablePokemon } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { availablePokemonQueries } from '../queries.ts';
import { draftOf, emptyDraft } from './draft.ts';
import styles from './PokemonEditor.module.css';
import { PokemonForm } from './PokemonForm.tsx';

interface PokemonEditorProps {
  /** The Pokémon to edit; null to add one. */
  pokemon: AvailablePokemon | null;
  /** The Pokémon that a new one is a copy of. */
  model?: AvailablePokemon | undefined;
  onClose: () => void;
}

/** The window in which an organiser adds, edits or deletes an available Pokémon. */
export function PokemonEditor({ pokemon, model, onClose }: PokemonEditorProps) {
  const source = pokemon ?? model;
  return (
    <Modal
      open
      isStatic
      onClose={onClose}
      title={pokemon === null ? 'Aggiungi Pokemon' : 'Modifica Pokemon'}
      size="large"
    >
      {source === undefined ? (
        <PokemonForm draft={emptyDraft} original={null} onDone={onClose} />
      ) : (
        <ExistingPokemon id={source.id} isCopied={pokemon === null} onDone={onClose} />
      )}
    </Modal>
  );
}

interface ExistingPokemonProps {
  id: number;
  /** Saves a new Pokémon. */
  isCopied: boolean;
  onDone: () => void;
}

/** Loads the newest version, which the save must name. */
function ExistingPokemon({ id, isCopied, onDone }: ExistingPokemonProps) {
  const { data: info, isError, isFetching, refetch } = useQuery(availablePokemonQueries.info(id));
  if (info !== undefined) {
    return <PokemonForm draft={draftOf(info)} original={isCopied ? null : info} onDone={onDone} />;
  }
  if (isError) return <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />;
  return (
    <p className={styles.loading}>
      <Spinner label="Caricamento" />
    </p>
  );
}
