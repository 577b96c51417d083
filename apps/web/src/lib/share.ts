/**
 * Puts a text where it can be pasted from; says whether that was possible. Pages without an encrypted
 * connection, as most are on a club's own network, have no clipboard but the older one.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The older way copies what is selected. The focus stays where it is: windows do not let go of it. */
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

/** How an address got to whoever is to have it; 'shown': it still has to be shown. */
export type Shared = 'shared' | 'copied' | 'shown';

/**
 * Hands an address to the device, to be sent on, or else puts it where it can be pasted from. A
 * player who changes their mind has shared it as far as they like.
 */
export async function shareAddress(url: string, title: string): Promise<Shared> {
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
