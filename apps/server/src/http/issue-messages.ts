import * as z from 'zod/mini';

const { localeError: defaultMessage } = z.locales.it();

/** Messages that can follow a field's name on screen. */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'manca' : 'non è del tipo giusto';
    case 'invalid_value':
    // A discriminator that matches no variant.
    case 'invalid_union':
      return 'non è tra i valori ammessi';
    case 'too_small':
      return issue.minimum === 1 && issue.origin in units
        ? 'non può essere vuoto'
        : `deve ${amount(issue.inclusive === false ? 'più di' : 'almeno', issue.origin, issue.minimum)}`;
    case 'too_big':
      return issue.inclusive === false
        ? `deve ${amount('meno di', issue.origin, issue.maximum)}`
        : `può ${amount('al massimo', issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return issue.format === 'email'
        ? 'non è un indirizzo email'
        : 'contiene caratteri non ammessi';
    default:
      return defaultMessage(issue);
  }
};

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['carattere', 'caratteri'],
  array: ['elemento', 'elementi'],
};

function amount(bound: string, origin: string, limit: number | bigint): string {
  const unit = units[origin]?.[Number(limit) === 1 ? 0 : 1];
  return unit === undefined ? `essere ${bound} ${limit}` : `avere ${bound} ${limit} ${unit}`;
}
