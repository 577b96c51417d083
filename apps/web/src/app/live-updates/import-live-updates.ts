/** What keeps whoever is signed in up to date: a file of its own, which visitors do without. */
export const importLiveUpdates = async () => (await import('./LiveUpdates.tsx')).LiveUpdates;
