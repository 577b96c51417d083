interface OutsideOptionsProps {
  entries: readonly { id: number; name: string }[];
}

/** The choices that generation 4 does not make possible, after those that it does. */
export function OutsideOptions({ entries }: OutsideOptionsProps) {
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
