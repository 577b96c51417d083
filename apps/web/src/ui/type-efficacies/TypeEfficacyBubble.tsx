import type { TypeEfficacies } from '@poketorneo/contract';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { EfficacyRange } from './efficacy-rows.ts';
import styles from './TypeEfficacies.module.css';
import { TypeEfficacyRows } from './TypeEfficacyRows.tsx';

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
