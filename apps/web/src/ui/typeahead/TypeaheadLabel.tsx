import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Typeahead.module.css';

interface TypeaheadLabelProps {
  inputId: string;
  label: string;
  isHidden: boolean;
}

/** Label of a typeahead; if hidden, for screen readers only. */
export function TypeaheadLabel({ inputId, label, isHidden }: TypeaheadLabelProps) {
  if (!isHidden) {
    return (
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
    );
  }
  return (
    <VisuallyHidden>
      <label htmlFor={inputId}>{label}</label>
    </VisuallyHidden>
  );
}
