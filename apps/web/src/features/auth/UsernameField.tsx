import { Field, type FieldProps } from '../../ui/form/Field.tsx';

/**
 * The field for a username: a phone neither capitalises nor corrects it. Further props go to
 * the field.
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
