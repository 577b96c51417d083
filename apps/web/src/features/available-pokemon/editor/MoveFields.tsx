import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import type { MoveField } from './draft.ts';
import styles from './PokemonEditor.module.css';

interface MoveFieldsProps {
  /** Those that the form can know. */
  moves: readonly { id: number; name: string }[];
  moveIds: Readonly<Record<MoveField, number | null>>;
  onChange: (field: MoveField, moveId: number | null) => void;
}

const fields: readonly (readonly [field: MoveField, label: string])[] = [
  ['moveId1', 'Mossa 1'],
  ['moveId2', 'Mossa 2'],
  ['moveId3', 'Mossa 3'],
  ['moveId4', 'Mossa 4'],
];

export function MoveFields({ moves, moveIds, onChange }: MoveFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Mosse</legend>
      {fields.map(([field, label]) => (
        <SelectField
          key={field}
          label={label}
          value={moveIds[field] ?? ''}
          onValueChange={(value) => onChange(field, value === '' ? null : Number(value))}
        >
          <option value="">-</option>
          {moves.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
