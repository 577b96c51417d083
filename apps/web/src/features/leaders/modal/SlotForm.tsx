import type { LeaderPokemon } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { DeleteButton } from '../../../ui/delete-button/DeleteButton.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { Typeahead } from '../../../ui/typeahead/Typeahead.tsx';
import { availablePokemonQueries } from '../../available-pokemon/index.ts';
import { pokedexListQueries } from '../../pokedex/index.ts';
import { choiceOf, type PokemonChoice, pokemonChoices } from './choices.ts';
import styles from './SlotForm.module.css';
import { SlotPreview } from './SlotPreview.tsx';
import type { SlotChange } from './use-slot-change.ts';

interface SlotFormProps {
  title: string;
  /** The slot's current Pokémon. */
  pokemon: LeaderPokemon | null;
  isReadOnly: boolean;
  isSaving: boolean;
  /** Shown below the fields. */
  details?: ReactNode;
  onChange: (change: SlotChange) => void;
  onClose: () => void;
}

/** The form of a slot: its Pokémon and held item. */
export function SlotForm({
  title,
  pokemon,
  isReadOnly,
  isSaving,
  details,
  onChange,
  onClose,
}: SlotFormProps) {
  const names = useQuery({ ...availablePokemonQueries.names(), enabled: !isReadOnly });
  const items = useQuery({
    ...pokedexListQueries.items(),
    enabled: !isReadOnly || pokemon?.itemId != null,
  });
  const choices = useMemo(() => names.data && pokemonChoices(names.data), [names.data]);
  const [chosen, setChosen] = useState<PokemonChoice | null>(pokemon && choiceOf(pokemon));
  const [itemId, setItemId] = useState(pokemon?.itemId ?? null);
  const item = items.data?.find(({ id }) => id === itemId) ?? null;
  const search = useRef<HTMLInputElement>(null);
  const isDisabled = isReadOnly || isSaving;

  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      size="small"
      isStatic={isSaving}
      isText={isReadOnly}
      firstField={isReadOnly ? undefined : search}
      footer={
        isReadOnly ? undefined : (
          <div className={styles.actions}>
            {pokemon !== null && (
              <DeleteButton
                disabled={isSaving}
                onDelete={() =>
                  onChange({
                    kind: 'delete',
                    availablePokemonId: pokemon.availablePokemonId,
                    itemId: pokemon.itemId,
                  })
                }
              />
            )}
            <Button
              className={styles.confirm}
              busy={isSaving}
              disabled={chosen === null}
              onClick={() => {
                if (chosen === null) return;
                const kind = pokemon === null ? 'add' : 'edit';
                onChange({ kind, availablePokemonId: chosen.id, itemId });
              }}
            >
              Conferma
            </Button>
          </div>
        )
      }
    >
      <div className={styles.form}>
        <SlotPreview pokemon={chosen} item={item} />
        <Typeahead
          inputRef={search}
          label="Pokémon"
          placeholder={isReadOnly ? undefined : 'Cerca un Pokémon…'}
          items={choices}
          value={chosen}
          onSelect={setChosen}
          disabled={isDisabled}
        />
        <Typeahead
          label="Strumento"
          placeholder={isReadOnly ? '-' : 'Cerca uno strumento…'}
          items={items.data}
          value={item}
          onSelect={(selected) => setItemId(selected?.id ?? null)}
          disabled={isDisabled}
        />
        {(names.isError || items.isError) && (
          <p className={styles.problem} role="alert">
            Non siamo riusciti a caricare gli elenchi.
            <Button
              look="secondary"
              busy={names.isFetching || items.isFetching}
              onClick={() => {
                if (names.isError) void names.refetch();
                if (items.isError) void items.refetch();
              }}
            >
              Riprova
            </Button>
          </p>
        )}
        {details}
      </div>
    </Modal>
  );
}
