import type { BattleGrade, TournamentLeader } from '@poketorneo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { useSetting } from '../../../lib/setting.ts';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { leaderQueries } from '../queries.ts';
import styles from './GradeChoice.module.css';
import { gradeSetting, saveGrade } from './leader-changes.ts';
import { useNewestLeader } from './use-newest-leader.ts';

/** Each meaning fits one line of the card: BodyPlaceholder reserves the height of one. */
const grades: readonly { grade: BattleGrade; name: string; meaning: string }[] = [
  { grade: 0, name: 'Alle prime armi', meaning: 'Sbagli frequenti, e soltanto attacchi.' },
  { grade: 1, name: 'Esperta', meaning: 'I tipi contano, ma con qualche distrazione.' },
  { grade: 2, name: 'Forte', meaning: 'Quasi sempre la mossa migliore.' },
  { grade: 3, name: 'Da campione', meaning: 'Prevede anche la mossa dello sfidante.' },
];

/** How well a leader's AI plays, chosen by organisers. */
export function GradeChoice({ leader }: { leader: TournamentLeader }) {
  const { id, name, version, battleGrade } = useNewestLeader(leader);
  const noteId = useId();
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: leaderQueries.rootKey });
  const { value, change } = useSetting(gradeSetting, {
    key: id,
    saved: battleGrade,
    save: (wanted) => saveGrade(id, wanted),
    onSaved: async (_version, { grade }) => {
      alert.success(`${name}: ${grades[grade]?.name ?? ''}`, { autoClose: true });
      await refetch();
    },
    // Another organiser may have changed the leader.
    onFailed: refetch,
  });
  if (value === undefined) return null;
  return (
    <div className={styles.choice}>
      <SelectField
        label="Bravura"
        aria-describedby={noteId}
        value={value}
        onValueChange={(text) => {
          const chosen = grades.find(({ grade }) => String(grade) === text);
          if (chosen !== undefined) change({ grade: chosen.grade, seen: version });
        }}
      >
        {grades.map(({ grade, name: gradeName }) => (
          <option key={grade} value={grade}>
            {grade}. {gradeName}
          </option>
        ))}
      </SelectField>
      <p id={noteId} className={styles.note}>
        {grades.find(({ grade }) => grade === value)?.meaning}
      </p>
    </div>
  );
}
