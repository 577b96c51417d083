import { Autocomplete } from '@base-ui/react/autocomplete';
import { type Ref, useId, useState } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { Lens } from './Lens.tsx';
import styles from './PersonPicker.module.css';
import type { PickablePerson } from './pickable-person.ts';
import { ResultsPopup } from './ResultsPopup.tsx';
import fieldStyles from './Typeahead.module.css';
import { TypeaheadLabel } from './TypeaheadLabel.tsx';
import { useImmediateClose } from './use-immediate-close.ts';
import { type PersonSearch, usePersonSearch } from './use-person-search.ts';

interface PersonPickerProps<Person extends PickablePerson> extends PersonSearch<Person> {
  label: string;
  placeholder: string;
  /** Text at a row's end: the reason it is disabled, or a distinguishing detail. */
  noteOf?: (person: Person) => string | undefined;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Searches people by any of their names on the server; clears after a choice. Its keys are those of
 * a typeahead, which searches in loaded items.
 */
export function PersonPicker<Person extends PickablePerson>({
  label,
  placeholder,
  noteOf,
  disabled = false,
  inputRef,
  ...search
}: PersonPickerProps<Person>) {
  const inputId = useId();
  const [group, setGroup] = useState<HTMLDivElement | null>(null);
  const field = usePersonSearch(search);
  const actions = useImmediateClose(field.isOpen);
  return (
    <div className={fieldStyles.field}>
      <TypeaheadLabel inputId={inputId} label={label} isHidden={false} />
      <Autocomplete.Root
        inline
        actionsRef={actions}
        items={field.found ?? []}
        filter={null}
        autoHighlight
        disabled={disabled}
        value={field.text}
        itemToStringValue={({ username }: Person) => username}
        onValueChange={(text, { reason }) => {
          // The picked person is reported below.
          if (reason !== 'item-press') field.type(text);
        }}
        open={field.isOpen}
        onOpenChange={field.setOpen}
      >
        <Autocomplete.InputGroup ref={setGroup} className={fieldStyles.group}>
          <Lens />
          <Autocomplete.Input
            ref={inputRef}
            id={inputId}
            className={fieldStyles.input}
            placeholder={placeholder}
            aria-expanded={field.isOpen}
            // Base UI considers the list always open and would keep pointing into it.
            {...(!field.isOpen && { 'aria-activedescendant': undefined })}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            onFocus={() => field.setOpen(true)}
            onBlur={field.leave}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && field.isOpen) {
                // Closes only the list, not a window around the field.
                event.stopPropagation();
                event.preventBaseUIHandler();
                field.setOpen(false);
              }
              if (event.key === 'ArrowDown' && !field.isOpen) field.setOpen(true);
              if (event.key === 'Enter') {
                // Picks a person instead of submitting the form.
                event.preventDefault();
                if (field.pickUnsearched()) event.preventBaseUIHandler();
              }
            }}
          />
        </Autocomplete.InputGroup>
        <ResultsPopup anchor={group} open={field.isOpen}>
          <Autocomplete.Empty>
            <p className={fieldStyles.empty}>
              {field.found === undefined ? 'Caricamento…' : 'Nessun risultato!'}
            </p>
          </Autocomplete.Empty>
          <Autocomplete.List className={fieldStyles.list} aria-label="Sfidanti trovati">
            {(person: Person) => (
              <Autocomplete.Item
                key={person.username}
                value={person}
                disabled={search.isDisabled(person)}
                className={[fieldStyles.item, styles.item].join(' ')}
                onClick={() => field.pick(person)}
              >
                <img
                  className={fieldStyles.picture}
                  src={assetUrl(person.icon)}
                  alt=""
                  width={36}
                  height={36}
                />
                <span className={styles.names}>
                  <strong>{person.username}</strong>
                  <span>
                    {person.firstName} {person.lastName}
                  </span>
                </span>
                <span className={styles.note}>{noteOf?.(person)}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </ResultsPopup>
      </Autocomplete.Root>
    </div>
  );
}
