import { useQuery } from '@tanstack/react-query';
import styles from './LevelNote.module.css';
import { battleSettingsQuery } from './queries.ts';
import { levelRuleLabels } from './setting-labels.ts';

/** The level rule with its meaning; a skeleton while loading. */
export function LevelNote() {
  const { data } = useQuery(battleSettingsQuery());
  return (
    <p className={styles.note}>
      {data !== undefined && (
        <>
          <strong>{levelRuleLabels[data.levelRule].name}.</strong>{' '}
          {levelRuleLabels[data.levelRule].meaning}
        </>
      )}
    </p>
  );
}
