import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Lens } from './Lens.tsx';
import styles from './Typeahead.module.css';

interface TypeaheadPlaceholderProps {
  label: string;
  placeholder?: string | undefined;
  text: string;
  onFocus: () => void;
}

/** Looks like the typeahead that is on its way, and can be focused already. */
export function TypeaheadPlaceholder({
  label,
  placeholder,
  text,
  onFocus,
}: TypeaheadPlaceholderProps) {
  const inputId = useId();
  return (
    <div className={styles.field}>
      <VisuallyHidden>
        <label htmlFor={inputId}>{label}</label>
      </VisuallyHidden>
      <div className={styles.group}>
        <Lens />
        <input
          id={inputId}
          className={styles.input}
          placeholder={placeholder}
          value={text}
          readOnly
          onFocus={onFocus}
        />
      </div>
    </div>
  );
}
