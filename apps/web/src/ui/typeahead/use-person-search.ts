import { useEffect, useEffectEvent, useState } from 'react';
import type { PickablePerson } from './pickable-person.ts';
import { isSearchable, typeaheadRules } from './search-by-name.ts';

export interface PersonSearch<Person extends PickablePerson> {
  /** What the owner asks the server for; nothing while it is empty. */
  search: string;
  onSearch: (search: string) => void;
  /** The people found; undefined while the search runs. */
  found: readonly Person[] | undefined;
  /** Who is shown, and cannot be picked. */
  isDisabled: (person: Person) => boolean;
  onPick: (person: Person) => void;
}

/** The text of a person picker's field, what is searched with it, and who is picked. */
export function usePersonSearch<Person extends PickablePerson>({
  search,
  onSearch,
  found,
  isDisabled,
  onPick,
}: PersonSearch<Person>) {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  /** What Enter was pressed for before anybody had been found. */
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
    /** The results are to be seen. */
    isOpen: isWanted && isSearchable(text),
    setOpen: setWanted,
    type: (next: string) => {
      setText(next);
      setWanted(true);
      setAwaited(null);
    },
    pick,
    /**
     * Enter before the search has finished picks its first result, once found. Returns whether that
     * was the case.
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
