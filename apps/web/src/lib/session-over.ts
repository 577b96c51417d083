/** Whether a failed call says that the session has expired or was revoked. */
export function isSessionOver(failure: { status: number; subcode: number | undefined }): boolean {
  return failure.status === 401 && failure.subcode === 1;
}
