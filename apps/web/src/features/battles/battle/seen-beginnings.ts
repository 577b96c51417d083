const storageKey = 'battles-begun';

/** Whether this window has already shown the beginning of a battle; marks it as shown. */
export function hasSeenBeginning(battleId: number): boolean {
  try {
    const seen = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    const id = String(battleId);
    if (seen.includes(id)) return true;
    sessionStorage.setItem(storageKey, [...seen, id].join(' ').trim());
    return false;
  } catch {
    // Without storage, the beginning is shown each time.
    return false;
  }
}
