import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Typeahead.module.css';

interface TypeaheadLabelProps {
  inputId: string;
  label: string;
  isHidden: boolean;
}

/** The name of a typeahead's field; hidden, it is for screen readers alone. */
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
