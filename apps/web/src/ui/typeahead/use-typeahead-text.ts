import { useEffect, useEffectEvent, useState } from 'react';
import { findByName, isSearchable, searchByName, typeaheadRules } from './search-by-name.ts';
import type { TypeaheadItem } from './typeahead-item.ts';

interface Options<Item> {
  items: readonly Item[] | undefined;
  value: Item | null;
  onSelect: (item: Item | null) => void;
}

/** State of a typeahead: the field's text, the search and the matching item. */
export function useTypeaheadText<Item extends TypeaheadItem>({
  items,
  value,
  onSelect,
}: Options<Item>) {
  const [text, setText] = useState(value?.name ?? '');
  const [searchedText, setSearchedText] = useState(text);
  const [isOpen, setOpen] = useState(false);
  /** The choice last reported to the caller, or received from it. */
  const [lastChoice, setLastChoice] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const isLoading = items === undefined;
  const [wasLoading, setWasLoading] = useState(isLoading);
  /** Blurred while the items were loading: they decide about the text. */
  const [hasLeftLoading, setHasLeftLoading] = useState(false);

  const show = (shown: string) => {
    setText(shown);
    setSearchedText(shown);
  };
  if (isLoading !== wasLoading) setWasLoading(isLoading);
  // The caller changed the choice: the field follows.
  if (value?.id !== previousValue?.id) {
    setPreviousValue(value);
    if (value?.id !== lastChoice?.id) {
      setLastChoice(value);
      // A choice that arrives with its items does not replace text typed meanwhile.
      const isTyped = text !== (previousValue?.name ?? '');
      if (!(wasLoading && isTyped)) show(value?.name ?? '');
    }
  }

  const report = (item: Item | null) => {
    if (item?.id === lastChoice?.id) return;
    setLastChoice(item);
    onSelect(item);
  };
  /** The item named by the text; the current choice before others of the same name. */
  const named = (written: string): Item | null =>
    lastChoice !== null && written.trim() === lastChoice.name
      ? lastChoice
      : findByName(items ?? [], written);

  const isShown = isOpen && isSearchable(text) && isSearchable(searchedText);
  const results = searchByName(items ?? [], searchedText);
  const choose = (item: Item) => {
    show(item.name);
    setOpen(false);
    report(item);
  };

  /** On blur: the field keeps only a chosen item, or the caller's value. */
  const leave = () => {
    const item = named(text);
    setOpen(false);
    const isUndecided = isLoading && item === null && text !== '';
    setHasLeftLoading(isUndecided);
    if (isUndecided) return;
    report(item);
    if (item === null) setLastChoice(value);
    show((item ?? value)?.name ?? '');
  };

  const settle = useEffectEvent((written: string, canName: boolean) => {
    // Between a rendering and its effects, which clear the timer, the text is an older one.
    if (written !== text) return;
    setSearchedText(text);
    if (!canName) return;
    if (hasLeftLoading) leave();
    else report(named(text));
  });
  // Runs again when the items arrive: the text may name one of them.
  useEffect(() => {
    const timer = setTimeout(settle, typeaheadRules.debounce, text, !isLoading);
    return () => clearTimeout(timer);
  }, [text, isLoading]);

  return {
    text,
    results,
    /** Whether the results are visible. */
    isOpen: isShown,
    setOpen,
    /** The user changed or cleared the text. */
    type: (written: string) => {
      setText(written);
      setHasLeftLoading(false);
      // Results of an earlier search stay only while visible.
      if (!isShown) setSearchedText('');
      // An outdated choice is cleared at once; a new one waits for blur or selection.
      if (named(written) === null) report(null);
    },
    /** Chooses an item of the list. */
    choose,
    /**
     * Enter before the search chooses its first result, not a visible result of an older text.
     * Returns whether a search was pending.
     */
    chooseUnsearched: (): boolean => {
      if (text === searchedText || !isSearchable(text)) return false;
      const item = named(text) ?? searchByName(items ?? [], text)[0];
      if (item === undefined) setSearchedText(text);
      else choose(item);
      return true;
    },
    leave,
  };
}
