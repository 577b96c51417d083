import { useQuery } from '@tanstack/react-query';
import styles from './LevelNote.module.css';
import { battleSettingsQuery } from './queries.ts';
import { levelRuleLabels } from './setting-labels.ts';

/** Which level counts in a match, as the organisers have decided; a skeleton until it is known. */
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
