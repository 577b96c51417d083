import type { TypeEfficacies } from '@poketorneo/contract';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { TypeIcon } from '../type-icon/TypeIcon.tsx';
import { type EfficacyRange, efficacyRows } from './efficacy-rows.ts';
import styles from './TypeEfficacies.module.css';

interface TypeEfficacyBubbleProps<Key extends QueryKey> {
  /** Asked for when the bubble first shows. */
  query: UseQueryOptions<TypeEfficacies, Error, TypeEfficacies, Key>;
  range: EfficacyRange;
}

/** The contents of a 'Debolezze/Resistenze' bubble. */
export function TypeEfficacyBubble<Key extends QueryKey>({
  query,
  range,
}: TypeEfficacyBubbleProps<Key>) {
  const { data, isError } = useQuery(query);
  if (data !== undefined) return <TypeEfficacyRows efficacies={data} range={range} />;
  return (
    <p className={styles.message}>
      {isError ? 'Non siamo riusciti a caricarle: riprova tra poco.' : 'Caricamento…'}
    </p>
  );
}

interface TypeEfficacyRowsProps {
  efficacies: TypeEfficacies;
  range: EfficacyRange;
}

/** How strongly the types hit, a row of types for each factor. Made for a dark bubble. */
function TypeEfficacyRows({ efficacies, range }: TypeEfficacyRowsProps) {
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
