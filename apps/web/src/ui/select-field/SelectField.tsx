import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'onChange'> {
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

/** A labelled native select. */
export function SelectField({
  label,
  isLabelHidden = false,
  onValueChange,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      {isLabelHidden ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <select
        {...select}
        id={id}
        className={styles.select}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
