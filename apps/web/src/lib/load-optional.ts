/**
 * Loads a part that a page is of use without. Where it cannot be had (no connection, or a newer release)
 * it never comes: what it was to show is shown once the page has been loaded again.
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    return new Promise(() => {});
  }
}
