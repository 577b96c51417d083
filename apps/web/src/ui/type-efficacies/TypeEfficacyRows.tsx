import type { TypeEfficacies } from '@poketorneo/contract';
import { TypeIcon } from '../type-icon/TypeIcon.tsx';
import { type EfficacyRange, efficacyRows } from './efficacy-rows.ts';
import styles from './TypeEfficacies.module.css';

interface TypeEfficacyRowsProps {
  efficacies: TypeEfficacies;
  range: EfficacyRange;
}

/** How strongly the types hit, a row of types for each factor. Made for a dark bubble. */
export function TypeEfficacyRows({ efficacies, range }: TypeEfficacyRowsProps) {
  return (
    <dl className={styles.rows}>
      {efficacyRows(efficacies, range).map(({ label, types }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.factor}>{label}</dt>
          <dd className={styles.types}>
            {types.length === 0
              ? '-'
              : types.map((type) => (
                  <TypeIcon key={type.id} type={type} className={styles.type} loading="eager" />
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
