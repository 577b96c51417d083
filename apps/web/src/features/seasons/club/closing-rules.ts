import { seasonRules } from '@poketorneo/contract';
import { type FieldProblem, isBlank } from '../../../ui/form/field-problem.ts';

export interface ClosingValues {
  name: string;
  nextName: string;
  /** Must repeat the ending season's name. */
  confirmation: string;
}

const isAlike = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The problems of the form by field. */
export function problemsOf({
  name,
  nextName,
  confirmation,
}: ClosingValues): Record<keyof ClosingValues, FieldProblem> {
  return {
    name: problemOfName(name),
    nextName:
      problemOfName(nextName) ??
      (isAlike(name, nextName) ? 'La prossima stagione deve avere un altro nome' : undefined),
    confirmation: isAlike(name, confirmation)
      ? undefined
      : `Per confermare scrivi «${name.trim()}»`,
  };
}

function problemOfName(name: string): FieldProblem {
  if (isBlank(name)) return 'Scrivi un nome';
  return name.trim().length > seasonRules.nameMax
    ? `Al massimo ${seasonRules.nameMax} caratteri`
    : undefined;
}
