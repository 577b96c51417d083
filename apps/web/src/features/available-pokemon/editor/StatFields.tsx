import type { StatName } from '@poketorneo/rules';
import { Field } from '../../../ui/form/Field.tsx';
import styles from './PokemonEditor.module.css';

interface StatFieldsProps {
  stats: Readonly<Record<StatName, string>>;
  onChange: (name: StatName, value: string) => void;
}

const fields: readonly (readonly [name: StatName, label: string])[] = [
  ['hp', 'PS'],
  ['attack', 'Attacco'],
  ['defense', 'Difesa'],
  ['spAttack', 'Att. Speciale'],
  ['spDefense', 'Dif. Speciale'],
  ['speed', 'Velocità'],
];

export function StatFields({ stats, onChange }: StatFieldsProps) {
  return (
    <fieldset className={styles.group} data-columns="6">
      <legend className={styles.legend}>Statistiche</legend>
      {fields.map(([name, label]) => (
        <Field
          key={name}
          label={label}
          type="number"
          inputMode="numeric"
          min={1}
          max={999}
          value={stats[name]}
          onChange={(event) => onChange(name, event.target.value)}
        />
      ))}
    </fieldset>
  );
}
