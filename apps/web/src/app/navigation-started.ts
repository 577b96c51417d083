interface RouterLocation {
  key: string;
}

/** The used part of the router's state. */
export interface NavigationSnapshot {
  location: RouterLocation;
  navigation: { location?: RouterLocation | undefined };
}

/**
 * Whether a navigation started between two states of the router. A guard's redirect counts as one;
 * a page without a loader starts and ends in one state.
 */
export function navigationStarted(before: NavigationSnapshot, after: NavigationSnapshot): boolean {
  const pending = after.navigation.location;
  if (pending !== undefined) return pending.key !== before.navigation.location?.key;
  return before.navigation.location === undefined && after.location.key !== before.location.key;
}
