interface ImpossibleOptionsProps {
  entries: readonly { id: number; name: string }[];
}

/** Options that are impossible in generation 4, in a group after the possible ones. */
export function ImpossibleOptions({ entries }: ImpossibleOptionsProps) {
  if (entries.length === 0) return null;
  return (
    <optgroup label="Fuori dal possibile">
      {entries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
