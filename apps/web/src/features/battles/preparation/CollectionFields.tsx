import { types } from '@poketorneo/gen4/types';
import { useId, useState } from 'react';
import { FunnelIcon } from '../../../ui/filter-bar/bar-icons.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './CollectionFields.module.css';
import { type CollectionView, collectionOrders } from './collection.ts';

interface CollectionFieldsProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
}

const orderNames = {
  fit: 'I più adatti',
  name: 'Dalla A alla Z',
  tier: 'Tier',
  level: 'Livello',
  speed: 'Velocità',
} as const;

/** Search, filters and order; on a phone the filters are collapsed. */
export function CollectionFields({ view, onChange }: CollectionFieldsProps) {
  const searchId = useId();
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);
  const conditions = Number(view.typeId !== null) + Number(view.tier !== null);
  return (
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
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
      >
        <FunnelIcon />
        Filtri
        {conditions > 0 && (
          <span className={styles.conditions}>
            {conditions}
            <VisuallyHidden> {conditions === 1 ? 'attivo' : 'attivi'}</VisuallyHidden>
          </span>
        )}
      </button>
      <div id={filtersId} className={styles.filters} data-open={isOpen || undefined}>
        <SelectField
          label="Tipo"
          isLabelHidden
          value={view.typeId ?? ''}
          onValueChange={(value) => onChange({ typeId: value === '' ? null : Number(value) })}
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
          onValueChange={(value) => onChange({ tier: value === '' ? null : Number(value) })}
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
            onChange({ order: collectionOrders.find((order) => order === value) ?? 'fit' })
          }
        >
          {collectionOrders.map((order) => (
            <option key={order} value={order}>
              {orderNames[order]}
            </option>
          ))}
        </SelectField>
      </div>
    </search>
  );
}
