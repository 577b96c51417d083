import type { ComponentProps } from 'react';
import styles from './Form.module.css';

/** A column of fields, without the browser's validation messages: the fields show ours. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return (
    <form {...rest} noValidate className={[styles.form, className].filter(Boolean).join(' ')} />
  );
}
