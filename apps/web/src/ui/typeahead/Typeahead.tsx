import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { Lens } from './Lens.tsx';
import { ResultsPopup } from './ResultsPopup.tsx';
import styles from './Typeahead.module.css';
import { TypeaheadLabel } from './TypeaheadLabel.tsx';
import type { TypeaheadItem } from './typeahead-item.ts';
import { useImmediateClose } from './use-immediate-close.ts';
import { useTypeaheadText } from './use-typeahead-text.ts';

export interface TypeaheadProps<Item extends TypeaheadItem> {
  label: string;
  /** All options; undefined while loading. */
  items: readonly Item[] | undefined;
  value: Item | null;
  /** The chosen item, or null if the text names none. */
  onSelect: (item: Item | null) => void;
  placeholder?: string | undefined;
  disabled?: boolean;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** Picture before a name in the list; by default the item's image, if any. */
  renderPicture?: (item: Item) => ReactNode;
  className?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Chooses an item by name. Searches from two characters on, 200 ms after the last one. On blur the
 * text becomes the chosen item's name, or empty.
 */
export function Typeahead<Item extends TypeaheadItem>({
  label,
  items,
  value,
  onSelect,
  placeholder,
  disabled = false,
  isLabelHidden = false,
  renderPicture = (item) => <ItemPicture item={item} />,
  className,
  inputRef,
}: TypeaheadProps<Item>) {
  const inputId = useId();
  const [group, setGroup] = useState<HTMLDivElement | null>(null);
  const field = useTypeaheadText({ items, value, onSelect });
  const actions = useImmediateClose(field.isOpen);

  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <TypeaheadLabel inputId={inputId} label={label} isHidden={isLabelHidden} />
      <Autocomplete.Root
        inline
        actionsRef={actions}
        items={field.results}
        filter={null}
        autoHighlight
        disabled={disabled}
        value={field.text}
        itemToStringValue={({ name }: Item) => name}
        onValueChange={(text, { reason }) => {
          // A chosen item is reported below.
          if (reason !== 'item-press') field.type(text);
        }}
        open={field.isOpen}
        onOpenChange={field.setOpen}
      >
        <Autocomplete.InputGroup ref={setGroup} className={styles.group}>
          <Lens />
          <Autocomplete.Input
            ref={inputRef}
            id={inputId}
            className={styles.input}
            placeholder={placeholder}
            aria-expanded={field.isOpen}
            // Base UI considers the list always open and would keep pointing into it.
            {...(!field.isOpen && { 'aria-activedescendant': undefined })}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={(event) => event.currentTarget.select()}
            onBlur={field.leave}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && field.isOpen) {
                // Closes only the list, not a window around the field.
                event.stopPropagation();
                event.preventBaseUIHandler();
                field.setOpen(false);
              }
              if (event.key === 'ArrowDown' && !field.isOpen) field.setOpen(true);
              if (event.key === 'Enter' && field.chooseUnsearched()) {
                event.preventDefault();
                event.preventBaseUIHandler();
              }
            }}
          />
          {field.text !== '' && !disabled && (
            <Autocomplete.Clear className={styles.clear} aria-label={`Cancella ${label}`}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="m4 4 8 8m-8 0 8-8" />
              </svg>
            </Autocomplete.Clear>
          )}
        </Autocomplete.InputGroup>
        <ResultsPopup anchor={group} open={field.isOpen}>
          <Autocomplete.Empty>
            <p className={styles.empty}>
              {items === undefined ? 'Caricamento…' : 'Nessun risultato!'}
            </p>
          </Autocomplete.Empty>
          <Autocomplete.List className={styles.list} aria-label={label}>
            {(item: Item) => (
              <Autocomplete.Item
                key={item.id}
                value={item}
                className={styles.item}
                onClick={() => field.choose(item)}
              >
                {renderPicture(item)}
                <span className={styles.name}>{item.name}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </ResultsPopup>
      </Autocomplete.Root>
    </div>
  );
}

/** Picture beside an item's name. */
function ItemPicture({ item }: { item: TypeaheadItem }) {
  if (item.image === undefined) return null;
  return (
    <img className={styles.picture} src={assetUrl(item.image)} alt="" width={36} height={36} />
  );
}
