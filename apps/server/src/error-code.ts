/** The `code` of a system ('EEXIST'), database or SMTP error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
