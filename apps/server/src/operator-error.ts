/**
 * A refusal whose message is written for the person at the terminal: Italian, complete without a
 * stack trace. The start of the server and the commands print `message` and exit 1.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
