import type { BattleGrade, TournamentLeader } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { leaderQueries } from '../queries.ts';
import styles from './GradeChoice.module.css';

const grades: readonly { grade: BattleGrade; name: string; meaning: string }[] = [
  { grade: 0, name: 'Alle prime armi', meaning: 'Sbagli frequenti, e soltanto attacchi.' },
  { grade: 1, name: 'Esperta', meaning: 'I tipi contano, ma con qualche distrazione.' },
  { grade: 2, name: 'Forte', meaning: 'Quasi sempre la mossa migliore.' },
  {
    grade: 3,
    name: 'Da campione',
    meaning: 'La mossa migliore, prevedendo anche quella dello sfidante.',
  },
];

/** How well a leader plays, for organisers to say. */
export function GradeChoice({ leader }: { leader: TournamentLeader }) {
  const { id, name, version, battleGrade } = leader;
  const noteId = useId();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useSubmission({
    mutationFn: (grade: BattleGrade) =>
      call(contract.leaders.setGrade, { body: { leaderId: id, grade, version } }),
    onSuccess: (_answer, grade) =>
      alert.success(`${name}: ${grades[grade]?.name ?? ''}`, { autoClose: true }),
    // After a failure too: somebody else may have changed the leader.
    onSettled: () => client.invalidateQueries({ queryKey: leaderQueries.everything }),
  });
  if (battleGrade === undefined) return null;
  const shown = isPending ? variables : battleGrade;
  return (
    <div className={styles.choice}>
      <SelectField
        label="Bravura"
        aria-describedby={noteId}
        value={shown}
        onValueChange={(value) => {
          const chosen = grades.find(({ grade }) => String(grade) === value);
          if (chosen !== undefined) mutate(chosen.grade);
        }}
      >
        {grades.map(({ grade, name: gradeName }) => (
          <option key={grade} value={grade}>
            {grade}. {gradeName}
          </option>
        ))}
      </SelectField>
      <p id={noteId} className={styles.note}>
        {grades.find(({ grade }) => grade === shown)?.meaning}
      </p>
    </div>
  );
}
