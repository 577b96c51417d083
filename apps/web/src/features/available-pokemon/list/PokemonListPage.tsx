import type { AvailablePokemon } from '@poketorneo/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useIdle } from '../../../lib/deferred.ts';
import { isAdmin, isPlayer, useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { CopyTextButton, PasteButton, pokemonText } from '../../showdown-text/index.ts';
import { availablePokemonQueries } from '../queries.ts';
import { AddButton, DuplicateButton, EditButton } from './EditButtons.tsx';
import { PokemonBrowser } from './PokemonBrowser.tsx';
import styles from './PokemonListPage.module.css';
import { useListChanges } from './use-list-changes.ts';

const PokemonEditor = lazy(async () => ({
  default: (await import('../editor/PokemonEditor.tsx')).PokemonEditor,
}));

/** The Pokémon to edit; null for a new one, perhaps as a copy of `model`. */
type Editing = { pokemon: AvailablePokemon | null; model?: AvailablePokemon };

/** /all-pokemon-list: the Pokémon that a player has seen; for organisers all of them, editable. */
export function PokemonListPage() {
  const isOrganiser = isAdmin(useSession());
  const query = useQuery(availablePokemonQueries.seen());
  const ownedIds = useOwnedIds();
  const { reload } = useListChanges();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [addedIds, setAddedIds] = useState<ReadonlySet<number>>(new Set());
  const showAdded = async (ids: readonly number[]) => {
    await reload();
    setAddedIds(new Set(ids));
  };
  const title = isOrganiser ? 'Lista Pokémon' : 'Pokémon visti';
  const renderEdit = useCallback(
    (pokemon: AvailablePokemon) => (
      <span className={styles.actions}>
        <CopyTextButton
          source={pokemonText(pokemon.id)}
          what={pokemon.name}
          aria-label={`Copia ${pokemon.name} come testo`}
        />
        <DuplicateButton
          name={pokemon.name}
          onClick={() => setEditing({ pokemon: null, model: pokemon })}
        />
        <EditButton name={pokemon.name} onClick={() => setEditing({ pokemon })} />
      </span>
    ),
    [],
  );

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {isOrganiser && (
          <div className={styles.actions}>
            <PasteButton onAdded={(ids) => void showAdded(ids)} />
            <AddButton onClick={() => setEditing({ pokemon: null })} />
          </div>
        )}
      </header>
      <PokemonBrowser
        query={query}
        label={title}
        showItem={isOrganiser}
        givenOrder="Catalogo"
        ownedIds={ownedIds}
        newIds={addedIds}
        wantedId={addedIds.values().next().value}
        {...(isOrganiser ? { renderActions: renderEdit } : { whenEmpty: <NothingSeen /> })}
      />
      {editing !== null && (
        <Suspense>
          <PokemonEditor
            pokemon={editing.pokemon}
            model={editing.model}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Tells a new player how the list gets its first entries. */
function NothingSeen() {
  return (
    <>
      <p className={styles.nothingSeen}>
        I Pokémon che ottieni o che vedi dai capipalestra compaiono qui.
      </p>
      <ButtonLink to="/tournaments">Vai ai tornei</ButtonLink>
    </>
  );
}

/** The ids of the player's Pokémon, fetched after the list. */
function useOwnedIds(): ReadonlySet<number> | undefined {
  const user = useSession();
  const isIdle = useIdle();
  const isAsked = isPlayer(user) && isIdle;
  const { data } = useQuery({
    ...availablePokemonQueries.team(user?.id ?? 0),
    ...(!isAsked && { queryFn: skipToken }),
  });
  return useMemo(() => data && new Set(data.map(({ id }) => id)), [data]);
}
