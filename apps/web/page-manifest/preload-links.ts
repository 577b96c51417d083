export function preloadFile(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
    : `<link rel="modulepreload" fetchpriority="low" href="/${file}" crossorigin>`;
}

/** A prerendered page applies its styles before the app starts. */
export function loadFile(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="/${file}" crossorigin>`
    : preloadFile(file);
}

export function preloadPicture(path: string): string {
  return `<link rel="preload" as="image" href="/assets/${path}" fetchpriority="high">`;
}

export function preloadCall(path: string | undefined): string {
  if (path === undefined) return '';
  return `<link rel="preload" as="fetch" href="${path.replaceAll('&', '&amp;')}" crossorigin>`;
}
