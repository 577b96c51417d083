import { Field, type FieldProps } from '../../ui/form/Field.tsx';

/**
 * A field without a phone's capitalisation and autocorrection. Further props are passed to the
 * field.
 */
export function UsernameField(field: Omit<FieldProps, 'label'>) {
  return (
    <Field
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      {...field}
      label="Username"
    />
  );
}
