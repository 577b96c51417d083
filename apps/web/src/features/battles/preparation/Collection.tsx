import type { PreparedPokemon } from '@poketorneo/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { NoTournaments } from '../../tournaments/index.ts';
import styles from './Collection.module.css';
import { CollectionCard } from './CollectionCard.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { type CollectionView, filterAndSort, initialCollectionView } from './collection.ts';
import { ProposedTeam } from './ProposedTeam.tsx';
import { hasRoom, type TeamChoice } from './team-choice.ts';
import type { TypeMatchup } from './type-matchups.ts';

interface CollectionProps {
  pokemons: readonly PreparedPokemon[];
  matchups: ReadonlyMap<number, TypeMatchup>;
  proposedTeam: TeamChoice;
  team: TeamChoice;
  onChoose: (team: TeamChoice) => void;
  onToggle: (id: number) => void;
  onShow: (pokemon: PreparedPokemon) => void;
}

/** Fewer Pokémon need no search. */
const minSearchable = 7;

/** Above any fit by types. */
const proposedFit = 1_000;

/** All the player's Pokémon, to choose from. */
export function Collection({
  pokemons,
  matchups,
  proposedTeam,
  team,
  onChoose,
  onToggle,
  onShow,
}: CollectionProps) {
  const [view, setView] = useState<CollectionView>(initialCollectionView);
  const change = (changes: Partial<CollectionView>) => setView({ ...view, ...changes });
  // The fields respond at once; the list may follow later.
  const appliedView = useDeferredValue(view);
  const shown = useMemo(
    () =>
      filterAndSort(pokemons, appliedView, ({ availablePokemonId: id }) => {
        const place = proposedTeam.indexOf(id);
        // The proposed team comes first, in its order.
        return place === -1 ? (matchups.get(id)?.fit ?? 0) : proposedFit - place;
      }),
    [pokemons, matchups, proposedTeam, appliedView],
  );
  const isFull = !hasRoom(team);

  if (pokemons.length === 0) return <NoTournaments />;
  return (
    <section className={styles.collection} aria-labelledby="i-tuoi-pokemon">
      <div className={styles.heading}>
        <h2 id="i-tuoi-pokemon" className={styles.title}>
          I tuoi Pokémon
        </h2>
        <p className={styles.count} aria-live="polite">
          {shown.length === pokemons.length
            ? counted(shown.length, 'Pokémon', 'Pokémon')
            : `${shown.length} di ${pokemons.length}`}
        </p>
      </div>
      <p className={styles.hint} aria-live="polite">
        {isFull
          ? 'Squadra al completo: togli qualcuno per fare posto.'
          : 'Tocca chi vuoi: lottano nell’ordine scelto.'}
      </p>
      <ProposedTeam
        pokemons={pokemons}
        proposedTeam={proposedTeam}
        team={team}
        onChoose={onChoose}
      />
      {pokemons.length >= minSearchable && <CollectionFields view={view} onChange={change} />}
      {shown.length === 0 ? (
        <EmptyState
          image="pictures/no-results.svg"
          action={
            <Button look="secondary" onClick={() => setView(initialCollectionView)}>
              Azzera filtri
            </Button>
          }
        >
          Nessun risultato!
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {shown.map((pokemon) => {
            const { availablePokemonId: id } = pokemon;
            return (
              <CollectionCard
                key={id}
                pokemon={pokemon}
                matchup={matchups.get(id)}
                place={team.indexOf(id) + 1}
                isFull={isFull}
                onToggle={onToggle}
                onShow={onShow}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
