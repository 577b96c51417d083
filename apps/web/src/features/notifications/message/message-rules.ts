import { notificationRules } from '@poketorneo/contract';

/** What is wrong with a value, or undefined. */
type Complaint = string | undefined;

/** Complains about a title that is too long; one without any is fine. */
export function checkTitle(value: string): Complaint {
  const { titleMax } = notificationRules;
  return value.trim().length > titleMax
    ? `Title too long (max. ${titleMax} characters)`
    : undefined;
}

/** Complains about a text that is too long. */
export function checkText(value: string): Complaint {
  const { textMax } = notificationRules;
  return value.trim().length > textMax ? `Text too long (max. ${textMax} characters)` : undefined;
}

/** Whether there is nothing to send. */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}
