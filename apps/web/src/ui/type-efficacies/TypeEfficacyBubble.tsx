import type { TypeEfficacies } from '@poketorneo/contract';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { TypeIcon } from '../type-icon/TypeIcon.tsx';
import { type EfficacyRange, efficacyRows } from './efficacy-rows.ts';
import styles from './TypeEfficacies.module.css';

interface TypeEfficacyBubbleProps<Key extends QueryKey> {
  /** Fetched when the bubble first opens. */
  query: UseQueryOptions<TypeEfficacies, Error, TypeEfficacies, Key>;
  range: EfficacyRange;
}

/** Content of the bubble 'Debolezze/Resistenze'. */
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

/** Effectiveness of the types, a row for each factor, on the dark background of a bubble. */
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
