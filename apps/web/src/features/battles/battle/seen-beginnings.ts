const storageKey = 'battles-begun';

/** Whether this window has shown how a battle began; from now on it has. */
export function hasSeenBeginning(battleId: number): boolean {
  try {
    const seen = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    const id = String(battleId);
    if (seen.includes(id)) return true;
    sessionStorage.setItem(storageKey, [...seen, id].join(' ').trim());
    return false;
  } catch {
    // A browser without storage shows it each time.
    return false;
  }
}
