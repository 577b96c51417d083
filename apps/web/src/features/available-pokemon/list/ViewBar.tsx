import { useId } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { type ListView, listView } from './list-view.ts';
import { type PokemonOrder, pokemonOrders } from './pokemon-order.ts';
import styles from './ViewBar.module.css';

const views: readonly { view: ListView; label: string; path: string }[] = [
  { view: 'list', label: 'Elenco', path: 'M1 2h14v3H1zM1 6.500h14v3H1zM1 11h14v3H1z' },
  {
    view: 'boxes',
    label: 'Box',
    path: 'M1 1h6v6H1zM9 1h6v6H9zM1 9h6v6H1zM9 9h6v6H9z',
  },
];

const orderLabels: Record<Exclude<PokemonOrder, 'given'>, string> = {
  number: 'Numero',
  name: 'Nome',
  level: 'Livello',
  tier: 'Tier',
};

interface ViewBarProps {
  order: PokemonOrder;
  onOrderChange: (order: PokemonOrder) => void;
  /** The name of the order of the data. */
  givenOrder: string;
}

/** Chooses between list and boxes, and the order. */
export function ViewBar({ order, onOrderChange, givenOrder }: ViewBarProps) {
  const chosen = useStore(listView);
  const name = useId();
  return (
    <div className={styles.bar}>
      <fieldset className={styles.views}>
        <legend className={styles.legend}>
          <VisuallyHidden>Vista</VisuallyHidden>
        </legend>
        {views.map(({ view, label, path }) => (
          <label key={view} className={styles.view}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={view === chosen}
              onChange={() => listView.set(view)}
            />
            <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
              <path d={path} />
            </svg>
            {label}
          </label>
        ))}
      </fieldset>
      <SelectField
        className={styles.order}
        label="Ordina"
        value={order}
        onValueChange={(value) =>
          onOrderChange(pokemonOrders.find((one) => one === value) ?? 'given')
        }
      >
        {pokemonOrders.map((one) => (
          <option key={one} value={one}>
            {one === 'given' ? givenOrder : orderLabels[one]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
