interface RouterLocation {
  key: string;
}

/** What this needs to know of the router's state. */
export interface NavigationSnapshot {
  location: RouterLocation;
  navigation: { location?: RouterLocation | undefined };
}

/**
 * Whether a navigation began between two states of the router. A guard's redirect is a navigation
 * of its own; a page that needs no loading is begun and finished in one step.
 */
export function navigationStarted(before: NavigationSnapshot, after: NavigationSnapshot): boolean {
  const pending = after.navigation.location;
  if (pending !== undefined) return pending.key !== before.navigation.location?.key;
  return before.navigation.location === undefined && after.location.key !== before.location.key;
}
