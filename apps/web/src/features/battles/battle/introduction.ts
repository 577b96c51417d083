const storageKey = 'battles-begun';

/** Returns true on the first call for a battle in this window; always without storage. */
export function claimIntroduction(battleId: number): boolean {
  try {
    const seen = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    const id = String(battleId);
    if (seen.includes(id)) return false;
    sessionStorage.setItem(storageKey, [...seen, id].join(' ').trim());
    return true;
  } catch {
    return true;
  }
}
