import type { ComponentProps } from 'react';
import styles from './Form.module.css';

/** A column of fields. The browser's own validation messages are off: the fields show ours. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return (
    <form {...rest} noValidate className={[styles.form, className].filter(Boolean).join(' ')} />
  );
}
