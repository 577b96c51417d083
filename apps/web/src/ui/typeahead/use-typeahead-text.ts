import { useEffect, useEffectEvent, useState } from 'react';
import { findByName, isSearchable, searchByName, typeaheadRules } from './search-by-name.ts';
import type { TypeaheadItem } from './typeahead-item.ts';

interface Options<Item> {
  items: readonly Item[] | undefined;
  value: Item | null;
  onSelect: (item: Item | null) => void;
}

/** The text of a typeahead's field, what is searched with it, and which item it stands for. */
export function useTypeaheadText<Item extends TypeaheadItem>({
  items,
  value,
  onSelect,
}: Options<Item>) {
  const [text, setText] = useState(value?.name ?? '');
  const [searchedText, setSearchedText] = useState(text);
  const [isOpen, setOpen] = useState(false);
  /** The choice last reported to the owner, or last received from it. */
  const [known, setKnown] = useState(value);
  const [seenValue, setSeenValue] = useState(value);
  const isLoading = items === undefined;
  /** The field lost the focus while its items were loading: they decide about its text. */
  const [hasLeftLoading, setHasLeftLoading] = useState(false);

  const show = (shown: string) => {
    setText(shown);
    setSearchedText(shown);
  };
  // The owner chose something else by itself: the field follows.
  if (value?.id !== seenValue?.id) {
    setSeenValue(value);
    if (value?.id !== known?.id) {
      setKnown(value);
      show(value?.name ?? '');
    }
  }

  const report = (item: Item | null) => {
    if (item?.id === known?.id) return;
    setKnown(item);
    onSelect(item);
  };
  /** The item that the text names; the known one goes before its namesakes. */
  const named = (written: string): Item | null =>
    known !== null && written.trim() === known.name ? known : findByName(items ?? [], written);

  const isShown = isOpen && isSearchable(text) && isSearchable(searchedText);
  const results = searchByName(items ?? [], searchedText);
  const choose = (item: Item) => {
    show(item.name);
    setOpen(false);
    report(item);
  };

  const leave = () => {
    const item = named(text);
    setOpen(false);
    const isUndecided = isLoading && item === null && text !== '';
    setHasLeftLoading(isUndecided);
    if (isUndecided) return;
    report(item);
    if (item === null) setKnown(value);
    show((item ?? value)?.name ?? '');
  };

  const settle = useEffectEvent((written: string, canName: boolean) => {
    setSearchedText(written);
    if (hasLeftLoading && canName) leave();
    else if (canName) report(named(written));
  });
  // Runs again when the items arrive: the text may name one of them.
  useEffect(() => {
    const timer = setTimeout(settle, typeaheadRules.debounce, text, !isLoading);
    return () => clearTimeout(timer);
  }, [text, isLoading]);

  return {
    text,
    results,
    /** The results are to be seen. */
    isOpen: isShown,
    setOpen,
    /** The text was changed by hand, or cleared. */
    type: (written: string) => {
      setText(written);
      setHasLeftLoading(false);
      // Results of an earlier search are retained only while they are shown.
      if (!isShown) setSearchedText('');
      // A choice that no longer holds is given up at once; a new one waits for the writing to end.
      if (named(written) === null) report(null);
    },
    /** An item was chosen from the list. */
    choose,
    /**
     * Enter before the search has started chooses what it would find first, not what is still
     * shown. Returns whether that was the case.
     */
    chooseUnsearched: (): boolean => {
      if (text === searchedText || !isSearchable(text)) return false;
      const item = named(text) ?? searchByName(items ?? [], text)[0];
      if (item === undefined) setSearchedText(text);
      else choose(item);
      return true;
    },
    /** The field lost the focus: its text becomes the chosen item's name, else the owner's value. */
    leave,
  };
}
