import { useRef, useState } from 'react';
import { copyText } from '../../lib/share.ts';
import { Button } from '../button/Button.tsx';
import { Field } from '../form/Field.tsx';
import styles from './CopyField.module.css';

interface CopyFieldProps {
  label: string;
  /** The copied text, usually a URL. */
  value: string;
}

/** A text to copy with a button or by hand. */
export function CopyField({ label, value }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    const isCopied = await copyText(value);
    if (!isCopied) field.current?.focus();
    field.current?.select();
    setOutcome(isCopied ? 'copied' : 'selected');
  };
  return (
    <div className={styles.copy}>
      <Field
        ref={field}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button look="secondary" onClick={copy}>
        {outcome === 'copied' ? 'Copiato!' : 'Copia il link'}
      </Button>
      <p className={styles.note} aria-live="polite">
        {outcome === 'copied' && 'Il link è negli appunti: incollalo dove vuoi.'}
        {outcome === 'selected' && 'Il link è selezionato: copialo tenendolo premuto.'}
      </p>
    </div>
  );
}
