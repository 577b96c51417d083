import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { DeleteButton } from '../../../ui/delete-button/DeleteButton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Typeahead } from '../../../ui/typeahead/Typeahead.tsx';
import { pokedexListQueries } from '../../pokedex/index.ts';
import { emptyDraft, payloadOf } from './draft.ts';
import type { Draft } from './draft-types.ts';
import { EditorBox, type EditorMessage } from './EditorBox.tsx';
import styles from './PokemonEditor.module.css';
import { PokemonFields } from './PokemonFields.tsx';
import { problemOf } from './problem.ts';
import { applyChanges } from './spread-draft.ts';
import { useFormOptions } from './use-form-options.ts';
import { type Original, useSavePokemon } from './use-save-pokemon.ts';

interface PokemonFormProps {
  /** Initial values of the fields. */
  draft: Draft;
  /** Null when a Pokémon is added. */
  original: Original | null;
  onDone: () => void;
}

const notLoaded = 'I dati del Pokémon non sono stati caricati. Chiudi la finestra e riprova.';

export function PokemonForm({ draft: initial, original, onDone }: PokemonFormProps) {
  const [draft, setDraft] = useState(initial);
  const [message, setMessage] = useState<EditorMessage | null>(null);
  const { data: forms } = useQuery(pokedexListQueries.forms());
  const options = useFormOptions(draft.formId);
  const { save, remove, isBusy } = useSavePokemon(original, setMessage);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(draft, options);
    const payload = payloadOf(draft, options);
    if (problem !== null || payload === null) {
      setMessage({ kind: 'attention', text: problem ?? notLoaded });
    } else save(payload);
  };

  return (
    <>
      <Form onSubmit={submit}>
        <Typeahead
          label="Pokémon"
          placeholder="Cerca un Pokémon…"
          items={forms}
          value={forms?.find(({ id }) => id === draft.formId) ?? null}
          // Another form resets all other fields.
          onSelect={(form) => setDraft({ ...emptyDraft, formId: form?.id ?? null })}
        />
        <PokemonFields
          // A new key discards unfinished input.
          key={draft.formId}
          draft={draft}
          options={options}
          disabled={draft.formId === null || isBusy}
          onChange={(changes) =>
            setDraft((before) => applyChanges(before, changes, options.possible?.baseStats))
          }
        />
        <EditorActions
          canConfirm={draft.formId !== null}
          isBusy={isBusy}
          onDelete={original === null ? null : remove}
        />
      </Form>
      <EditorBox
        message={message}
        onClose={() => {
          setMessage(null);
          // Only an invalid field keeps the window open.
          if (message?.kind !== 'attention') onDone();
        }}
      />
    </>
  );
}

interface EditorActionsProps {
  canConfirm: boolean;
  isBusy: boolean;
  /** Null if there is nothing to delete. */
  onDelete: (() => void) | null;
}

function EditorActions({ canConfirm, isBusy, onDelete }: EditorActionsProps) {
  return (
    <div className={styles.actions}>
      {onDelete !== null && <DeleteButton disabled={isBusy} onDelete={onDelete} />}
      <Button type="submit" className={styles.confirm} busy={isBusy} disabled={!canConfirm}>
        Conferma
      </Button>
    </div>
  );
}
