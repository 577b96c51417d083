import { showdownTextLimits } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { showdownTextQueries } from '../queries.ts';
import { lineRange } from './line-range.ts';
import styles from './PasteModal.module.css';
import { PreviewList } from './PreviewList.tsx';
import { ProblemList } from './ProblemList.tsx';

interface PasteModalProps {
  onAdded: (ids: readonly number[]) => void;
  onClose: () => void;
}

const example = `Rotom-Heat @ Leftovers
Ability: Levitate
Level: 50
EVs: 252 SpA / 4 SpD / 252 Spe
Timid Nature
- Overheat
- Thunderbolt`;

const pause = 300;

/** Parses a text while it is edited: shows problems by line and a preview of the Pokémon. */
export function PasteModal({ onAdded, onClose }: PasteModalProps) {
  const [text, setText] = useState('');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const rested = useDebouncedValue(text, pause);
  const isEmpty = rested.trim() === '';
  const { data, isError } = useQuery({ ...showdownTextQueries.read(rested), enabled: !isEmpty });
  const read = isEmpty || rested !== text ? undefined : data;
  const count = read?.pokemons.length ?? 0;
  const isReady = read !== undefined && read.problems.length === 0 && count > 0;

  const insert = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: () =>
      call(contract.showdownText.insert, { body: { text: rested } }, { quiet: true }),
    onSuccess: (ids) => {
      const added = ids.length === 1 ? 'Pokémon aggiunto' : `${ids.length} Pokémon aggiunti`;
      alert.success(added, { autoClose: true });
      onAdded(ids);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) insert.mutate();
  };
  const goTo = (line: number) => {
    const area = form.current?.querySelector('textarea');
    if (area == null) return;
    const { start, end } = lineRange(text, line);
    area.focus();
    area.setSelectionRange(start, end);
  };

  return (
    <Modal
      open
      onClose={onClose}
      title="Incolla Pokémon"
      size="large"
      footer={
        <Button type="submit" form={formId} busy={insert.isPending} disabled={!isReady}>
          {count > 1 ? `Aggiungi ${count} Pokémon` : 'Aggiungi Pokémon'}
        </Button>
      }
    >
      <Form id={formId} ref={form} onSubmit={submit}>
        <TextArea
          label="Testo"
          hint="Uno o più Pokémon nel formato di Pokémon Showdown, in inglese, con una riga vuota tra l’uno e l’altro."
          className={styles.text}
          placeholder={example}
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          maxLength={showdownTextLimits.characters}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Form>
      <div className={styles.findings} aria-live="polite">
        {isError && !isEmpty && (
          <p className={styles.failed}>Non riesco a leggere il testo adesso. Riprova tra poco.</p>
        )}
        {insert.error !== null && <p className={styles.failed}>{insert.error.message}</p>}
        {read !== undefined && (
          <>
            <ProblemList problems={read.problems} onGoTo={goTo} />
            <PreviewList read={read.pokemons} isWhole={read.problems.length === 0} />
          </>
        )}
      </div>
    </Modal>
  );
}

/** The value after it has not changed for `delayMs`. */
function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
