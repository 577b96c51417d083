import type { BattleGrade, TournamentLeader } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { createSetting } from '../../../lib/setting.ts';
import { useSetting } from '../../../lib/use-setting.ts';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { leaderQueries } from '../queries.ts';
import styles from './GradeChoice.module.css';

/** Each fits a line of the card: what stands in for cards far from the view counts on it. */
const grades: readonly { grade: BattleGrade; name: string; meaning: string }[] = [
  { grade: 0, name: 'Alle prime armi', meaning: 'Sbagli frequenti, e soltanto attacchi.' },
  { grade: 1, name: 'Esperta', meaning: 'I tipi contano, ma con qualche distrazione.' },
  { grade: 2, name: 'Forte', meaning: 'Quasi sempre la mossa migliore.' },
  { grade: 3, name: 'Da campione', meaning: 'Prevede anche la mossa dello sfidante.' },
];

const gradeSetting = createSetting<BattleGrade | undefined, GradeChange>((_, { grade }) => grade);

interface GradeChange {
  grade: BattleGrade;
  /** The leader's when it is this change's turn. */
  version: number;
}

/** How well a leader plays, for organisers to say. */
export function GradeChoice({ leader }: { leader: TournamentLeader }) {
  const { id, name, version, battleGrade } = leader;
  const noteId = useId();
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: leaderQueries.everything });
  const { value, waiting, change } = useSetting(gradeSetting, {
    key: id,
    saved: battleGrade,
    save: (body) => call(contract.leaders.setGrade, { body: { leaderId: id, ...body } }),
    onSaved: async (_answer, { grade }) => {
      alert.success(`${name}: ${grades[grade]?.name ?? ''}`, { autoClose: true });
      await refetch();
    },
    // Somebody else may have changed the leader.
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
          if (chosen !== undefined) change({ grade: chosen.grade, version: version + waiting });
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
