import { type ReactNode, useId, useMemo } from 'react';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import type { MoveField } from './draft-types.ts';
import { formatWays } from './format-ways.ts';
import { ImpossibleOptions } from './ImpossibleOptions.tsx';
import styles from './PokemonEditor.module.css';
import type { Possibilities } from './use-legality-issues.ts';

interface MoveFieldsProps {
  /** All moves of generation 4. */
  moves: readonly { id: number; name: string }[];
  possible: Possibilities | undefined;
  /** Null while the field holds no number. */
  level: number | null;
  moveIds: Readonly<Record<MoveField, number | null>>;
  onChange: (field: MoveField, moveId: number | null) => void;
}

const fields: readonly (readonly [field: MoveField, label: string])[] = [
  ['moveId1', 'Mossa 1'],
  ['moveId2', 'Mossa 2'],
  ['moveId3', 'Mossa 3'],
  ['moveId4', 'Mossa 4'],
];

/** The four moves; those that the form can know at its level are listed first. */
export function MoveFields({ moves, possible, level, moveIds, onChange }: MoveFieldsProps) {
  const waysOf = useMemo(
    () => new Map((possible?.moves ?? []).map(({ id, ways }) => [id, ways])),
    [possible],
  );
  const options = useMemo(() => {
    // An evolved form knows no fewer moves than at the level of its evolution.
    const reached = Math.max(level ?? 100, possible?.minimumLevel ?? 0);
    const isPossible = ({ id }: { id: number }) =>
      waysOf.get(id)?.some((way) => way.level <= reached) === true;
    return (
      <>
        {moves.filter(isPossible).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <ImpossibleOptions entries={moves.filter((move) => !isPossible(move))} />
      </>
    );
  }, [moves, possible, waysOf, level]);

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Mosse</legend>
      {fields.map(([field, label]) => (
        <Choice
          key={field}
          label={label}
          moveId={moveIds[field]}
          note={noteOf(moveIds[field])}
          onChange={(moveId) => onChange(field, moveId)}
        >
          {options}
        </Choice>
      ))}
    </fieldset>
  );

  function noteOf(moveId: number | null): string | null {
    if (moveId === null || possible === undefined) return null;
    const reached = level === null ? null : Math.max(level, possible.minimumLevel);
    return formatWays(waysOf.get(moveId) ?? [], reached);
  }
}

interface ChoiceProps {
  label: string;
  moveId: number | null;
  /** How the form learns the move; null if none is chosen. */
  note: string | null;
  onChange: (moveId: number | null) => void;
  children: ReactNode;
}

function Choice({ label, moveId, note, onChange, children }: ChoiceProps) {
  const noteId = useId();
  return (
    <div className={styles.move}>
      <SelectField
        label={label}
        value={moveId ?? ''}
        aria-describedby={note === null ? undefined : noteId}
        onValueChange={(value) => onChange(value === '' ? null : Number(value))}
      >
        <option value="">-</option>
        {children}
      </SelectField>
      {note !== null && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
