import { useEffect, useEffectEvent, useState } from 'react';
import type { PickablePerson } from './pickable-person.ts';
import { isSearchable, typeaheadRules } from './search-by-name.ts';

export interface PersonSearch<Person extends PickablePerson> {
  /** Text that the caller searches for on the server; nothing if empty. */
  search: string;
  onSearch: (search: string) => void;
  /** People found; undefined while searching. */
  found: readonly Person[] | undefined;
  /** Whether a person is listed but cannot be picked. */
  isDisabled: (person: Person) => boolean;
  onPick: (person: Person) => void;
}

/** State of a person picker: the field's text, the search and the choice. */
export function usePersonSearch<Person extends PickablePerson>({
  search,
  onSearch,
  found,
  isDisabled,
  onPick,
}: PersonSearch<Person>) {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  /** The text for which Enter was pressed before its results arrived. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const written = text.trim();
  // Results of an older text must not be picked by a fast key.
  const known = written === search ? found : undefined;

  const look = useEffectEvent(onSearch);
  useEffect(() => {
    const timer = setTimeout(
      () => look(isSearchable(text) ? text.trim() : ''),
      typeaheadRules.debounce,
    );
    return () => clearTimeout(timer);
  }, [text]);

  const pick = (person: Person) => {
    if (isDisabled(person)) return;
    setText('');
    setWanted(false);
    setAwaited(null);
    onPick(person);
  };
  const pickFirst = useEffectEvent((people: readonly Person[]) => {
    setAwaited(null);
    const first = people.find((person) => !isDisabled(person));
    if (first !== undefined) pick(first);
  });
  useEffect(() => {
    if (awaited !== null && known !== undefined) pickFirst(known);
  }, [awaited, known]);

  return {
    text,
    found: known,
    /** Whether the results are visible. */
    isOpen: isWanted && isSearchable(text),
    setOpen: setWanted,
    type: (next: string) => {
      setText(next);
      setWanted(true);
      setAwaited(null);
    },
    pick,
    /**
     * Enter before the end of a search picks its first result once found. Returns whether a search
     * was pending.
     */
    pickUnsearched: (): boolean => {
      if (known !== undefined || !isSearchable(text)) return false;
      onSearch(written);
      setAwaited(written);
      return true;
    },
    leave: () => {
      setWanted(false);
      setAwaited(null);
    },
  };
}
