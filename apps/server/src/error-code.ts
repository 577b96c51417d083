/** The code of an error of whatever origin: a system's ('EEXIST'), a database's, a mail server's. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
