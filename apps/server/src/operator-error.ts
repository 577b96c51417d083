/**
 * An expected error for the operator: the server and the commands print its Italian message without
 * a stack trace, and exit with 1.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
