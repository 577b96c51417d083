import { useId } from 'react';
import { Lens } from './Lens.tsx';
import styles from './Typeahead.module.css';
import { TypeaheadLabel } from './TypeaheadLabel.tsx';

interface TypeaheadPlaceholderProps {
  label: string;
  isLabelHidden: boolean;
  placeholder?: string | undefined;
  text: string;
  onFocus: () => void;
}

/** Looks like the loading typeahead, and can be focused already. */
export function TypeaheadPlaceholder({
  label,
  isLabelHidden,
  placeholder,
  text,
  onFocus,
}: TypeaheadPlaceholderProps) {
  const inputId = useId();
  return (
    <div className={styles.field}>
      <TypeaheadLabel inputId={inputId} label={label} isHidden={isLabelHidden} />
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
