import { Field, type FieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing'> {
  /** Whether the characters are visible. */
  revealed: boolean;
  /** Called by the field's toggle; without it the field has none and follows another field. */
  onRevealedChange?: (revealed: boolean) => void;
}

/** A password input with a toggle for its visibility. */
export function PasswordField({ revealed, onRevealedChange, ...field }: PasswordFieldProps) {
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={revealed ? 'text' : 'password'}
      trailing={
        onRevealedChange && (
          <button
            type="button"
            className={styles.toggle}
            aria-label="Mostra i caratteri"
            aria-pressed={revealed}
            title={revealed ? 'Nascondi i caratteri' : 'Mostra i caratteri'}
            onClick={() => onRevealedChange(!revealed)}
          >
            <EyeIcon />
          </button>
        )
      }
    />
  );
}

/** An eye; CSS strikes it through while the characters are hidden. */
function EyeIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      <path className={styles.strike} d="M4 20 20 4" />
    </svg>
  );
}
