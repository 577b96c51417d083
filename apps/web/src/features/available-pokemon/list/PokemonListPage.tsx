import type { AvailablePokemon } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { isAdmin, useSession } from '../../../lib/session.ts';
import { availablePokemonQueries } from '../queries.ts';
import { AddButton, EditButton } from './EditButtons.tsx';
import { NothingSeen } from './NothingSeen.tsx';
import { PokemonBrowser } from './PokemonBrowser.tsx';
import styles from './PokemonListPage.module.css';

const PokemonEditor = lazy(async () => ({
  default: (await import('../editor/PokemonEditor.tsx')).PokemonEditor,
}));

/** What the editor was opened for: a new Pokémon (null) or one of the list. */
type Editing = { pokemon: AvailablePokemon | null };

/** /all-pokemon-list: what a player has seen; for organisers everything there is, to be edited. */
export function PokemonListPage() {
  const isOrganiser = isAdmin(useSession());
  const query = useQuery(availablePokemonQueries.seen());
  const [editing, setEditing] = useState<Editing | null>(null);
  const title = isOrganiser ? 'Lista Pokémon' : 'Pokémon visti';
  const renderEdit = useCallback(
    (pokemon: AvailablePokemon) => (
      <EditButton name={pokemon.name} onClick={() => setEditing({ pokemon })} />
    ),
    [],
  );

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {isOrganiser && <AddButton onClick={() => setEditing({ pokemon: null })} />}
      </header>
      <PokemonBrowser
        query={query}
        label={title}
        showItem={isOrganiser}
        {...(isOrganiser ? { renderActions: renderEdit } : { whenEmpty: <NothingSeen /> })}
      />
      {editing !== null && (
        <Suspense>
          <PokemonEditor pokemon={editing.pokemon} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </div>
  );
}
