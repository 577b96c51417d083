/** What keeps whoever is signed in up to date: a file of its own, which visitors do without. */
export const importNews = async () => (await import('./News.tsx')).News;
