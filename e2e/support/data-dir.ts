/** The folder of the test server's data. */
export function dataDir(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (folder === undefined) throw new Error('E2E_DATA_DIR is not set: see playwright.config.ts');
  return folder;
}
