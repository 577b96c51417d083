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
  onClose: () => void;
}

/** The window in which an organiser adds, edits or deletes an available Pokémon. */
export function PokemonEditor({ pokemon, onClose }: PokemonEditorProps) {
  return (
    <Modal
      open
      isStatic
      onClose={onClose}
      title={pokemon === null ? 'Aggiungi Pokemon' : 'Modifica Pokemon'}
      size="large"
    >
      {pokemon === null ? (
        <PokemonForm draft={emptyDraft} original={null} onDone={onClose} />
      ) : (
        <ExistingPokemon id={pokemon.id} onDone={onClose} />
      )}
    </Modal>
  );
}

/** Editing begins from what the server now holds, with the version that a change will name. */
function ExistingPokemon({ id, onDone }: { id: number; onDone: () => void }) {
  const { data: info, isError, isFetching, refetch } = useQuery(availablePokemonQueries.info(id));
  if (info !== undefined) {
    return <PokemonForm draft={draftOf(info)} original={info} onDone={onDone} />;
  }
  if (isError) return <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />;
  return (
    <p className={styles.loading}>
      <Spinner label="Caricamento" />
    </p>
  );
}
