import type { PokemonType } from '@poketorneo/gen4/types';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import styles from './TypesTable.module.css';

interface TypeHeadingProps {
  type: PokemonType;
  scope: 'row' | 'col';
  isActive: boolean;
}

/** The heading of a row or column: the type's icon, and its name where there is room. */
export function TypeHeading({ type, scope, isActive }: TypeHeadingProps) {
  return (
    <th
      scope={scope}
      className={styles.heading}
      data-scope={scope}
      data-active={isActive || undefined}
      style={{ backgroundColor: `color-mix(in oklab, var(--type-${type.id}) 32%, var(--surface))` }}
      title={type.name}
    >
      <span className={styles.headingContent}>
        <TypeSign type={type} decorative className={styles.sign} />
        <span className={styles.headingName}>{type.name}</span>
      </span>
    </th>
  );
}
