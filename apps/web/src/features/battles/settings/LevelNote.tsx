import { useQuery } from '@tanstack/react-query';
import styles from './LevelNote.module.css';
import { battleSettingsQuery } from './queries.ts';
import { levelRuleWords } from './setting-words.ts';

/** Which level counts in a match, as the organisers have decided; its place is kept until it is known. */
export function LevelNote() {
  const { data } = useQuery(battleSettingsQuery());
  return (
    <p className={styles.note}>
      {data !== undefined && (
        <>
          <strong>{levelRuleWords[data.levelRule].name}.</strong>{' '}
          {levelRuleWords[data.levelRule].meaning}
        </>
      )}
    </p>
  );
}
