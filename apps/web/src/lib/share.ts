/**
 * Copies a text to the clipboard; returns whether it succeeded. Without HTTPS, as on most clubs'
 * networks, there is only the older `execCommand`.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** `execCommand` copies the selection. The focus does not move: modals trap it. */
function copySelected(text: string): boolean {
  const place = document.createElement('span');
  place.textContent = text;
  place.style.whiteSpace = 'pre';
  const asPlainText = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.body.append(place);
  document.addEventListener('copy', asPlainText);
  const selection = document.getSelection();
  try {
    selection?.selectAllChildren(place);
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', asPlainText);
    selection?.removeAllRanges();
    place.remove();
  }
}

/** How a URL was shared; 'shown': the caller has to show it. */
export type Shared = 'shared' | 'copied' | 'shown';

/**
 * Opens the device's share sheet with a URL, or copies it to the clipboard. A cancelled share
 * counts as shared.
 */
export async function shareUrl(url: string, title: string): Promise<Shared> {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isTouch && typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'shown';
}
