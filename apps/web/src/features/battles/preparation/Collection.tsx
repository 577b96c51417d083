import type { PreparedPokemon } from '@poketorneo/contract';
import { types } from '@poketorneo/gen4/types';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { counted } from '../../../ui/words/counts.ts';
import { NoTournaments } from '../../tournaments/index.ts';
import styles from './Collection.module.css';
import { CollectionCard } from './CollectionCard.tsx';
import { arranged, type CollectionView, collectionOrders, wholeCollection } from './collection.ts';
import type { Standing } from './standing.ts';
import { hasRoom, type TeamChoice } from './team-choice.ts';

interface CollectionProps {
  pokemons: readonly PreparedPokemon[];
  standings: ReadonlyMap<number, Standing>;
  team: TeamChoice;
  onToggle: (id: number) => void;
  onShow: (pokemon: PreparedPokemon) => void;
}

const orderNames = {
  fit: 'I più adatti',
  name: 'Dalla A alla Z',
  tier: 'Tier',
  level: 'Livello',
  speed: 'Velocità',
} as const;

/** With fewer there is nothing to look for. */
const worthSearching = 7;

/** All that the player owns, to choose from. */
export function Collection({ pokemons, standings, team, onToggle, onShow }: CollectionProps) {
  const [view, setView] = useState<CollectionView>(wholeCollection);
  const change = (changes: Partial<CollectionView>) => setView({ ...view, ...changes });
  const searchId = useId();
  // The fields answer at once; the list follows as soon as there is time.
  const appliedView = useDeferredValue(view);
  const shown = useMemo(
    () =>
      arranged(
        pokemons,
        appliedView,
        ({ availablePokemonId }) => standings.get(availablePokemonId)?.fit ?? 0,
      ),
    [pokemons, standings, appliedView],
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
          ? 'La squadra è al completo: togli qualcuno per fare posto.'
          : 'Tocca chi vuoi schierare: lottano nell’ordine in cui li scegli.'}
      </p>
      {pokemons.length >= worthSearching && (
        <search className={styles.fields} aria-label="Cerca tra i tuoi Pokémon">
          <VisuallyHidden>
            <label htmlFor={searchId}>Cerca per nome</label>
          </VisuallyHidden>
          <input
            id={searchId}
            className={styles.input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            placeholder="Cerca…"
            value={view.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <SelectField
            label="Tipo"
            isLabelHidden
            value={view.typeId ?? ''}
            onValueChange={(value) => change({ typeId: value === '' ? null : Number(value) })}
          >
            <option value="">Tutti i tipi</option>
            {types.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Tier"
            isLabelHidden
            value={view.tier ?? ''}
            onValueChange={(value) => change({ tier: value === '' ? null : Number(value) })}
          >
            <option value="">Tutti i tier</option>
            <option value="1">Tier 1</option>
            <option value="2">Tier 2</option>
            <option value="3">Tier 3</option>
          </SelectField>
          <SelectField
            label="Ordina"
            isLabelHidden
            value={view.order}
            onValueChange={(value) =>
              change({ order: collectionOrders.find((order) => order === value) ?? 'fit' })
            }
          >
            {collectionOrders.map((order) => (
              <option key={order} value={order}>
                {orderNames[order]}
              </option>
            ))}
          </SelectField>
        </search>
      )}
      {shown.length === 0 ? (
        <EmptyState
          image="pictures/no-results.svg"
          action={
            <Button look="secondary" onClick={() => setView(wholeCollection)}>
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
                standing={standings.get(id)}
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
