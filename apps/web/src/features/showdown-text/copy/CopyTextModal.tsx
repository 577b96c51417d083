import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { copyText } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { showdownTextQueries, type TextSource } from '../queries.ts';
import styles from './CopyTextModal.module.css';

interface CopyTextModalProps {
  source: TextSource;
  what: string;
  onClose: () => void;
}

const notes = {
  none: 'È il formato di Pokémon Showdown: lo capiscono anche gli altri siti e calcolatori.',
  copied: 'Copiato! Ora incollalo dove vuoi.',
  refused: 'Il browser non lo permette: copia il testo selezionato.',
} as const;

/** Shows a text in Showdown's format with a button that copies it. */
export function CopyTextModal({ source, what, onClose }: CopyTextModalProps) {
  const { data, isError, isFetching, refetch } = useQuery(showdownTextQueries.written(source));
  const [state, setState] = useState<keyof typeof notes>('none');
  const area = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const copy = async () => {
    if (data === undefined) return;
    const isCopied = await copyText(data.text);
    if (!isCopied) {
      area.current?.focus();
      area.current?.select();
    }
    setState(isCopied ? 'copied' : 'refused');
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={what}
      footer={
        <Button disabled={data === undefined} onClick={copy}>
          Copia
        </Button>
      }
    >
      {data !== undefined ? (
        <div className={styles.content}>
          <textarea
            ref={area}
            className={styles.text}
            aria-label="Testo da copiare"
            aria-describedby={noteId}
            readOnly
            spellCheck={false}
            value={data.text}
          />
          <p id={noteId} className={styles.note} data-state={state} aria-live="polite">
            {notes[state]}
          </p>
          {data.withoutStats.length > 0 && (
            <p className={styles.note}>
              Senza statistiche, perché scritte a mano: {data.withoutStats.join(', ')}.
            </p>
          )}
        </div>
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <p className={styles.loading}>
          <Spinner label="Caricamento" />
        </p>
      )}
    </Modal>
  );
}
