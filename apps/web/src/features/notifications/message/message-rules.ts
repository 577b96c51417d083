import { notificationRules } from '@poketorneo/contract';
import type { FieldProblem } from '../../../ui/form/field-problem.ts';

/** The problem of a title that is too long; it may be empty. */
export function checkTitle(value: string): FieldProblem {
  const { titleMax } = notificationRules;
  return value.trim().length > titleMax
    ? `Title too long (max. ${titleMax} characters)`
    : undefined;
}

/** The problem of a text that is too long. */
export function checkText(value: string): FieldProblem {
  const { textMax } = notificationRules;
  return value.trim().length > textMax ? `Text too long (max. ${textMax} characters)` : undefined;
}
