/** What shows the news to whoever is signed in: a file of its own, which visitors do without. */
export const importToasts = async () =>
  (await import('./NotificationToasts.tsx')).NotificationToasts;
