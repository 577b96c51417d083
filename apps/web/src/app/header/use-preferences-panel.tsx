import type { ReactNode } from 'react';
import { useDeferredImport } from '../../lib/deferred.ts';

const loadPreferences = async () => (await import('./Preferences.tsx')).Preferences;

/** How the product looks and sounds, for a menu: its code comes once the page is in use. */
export function usePreferencesPanel(): ReactNode {
  const Preferences = useDeferredImport(loadPreferences, false);
  return Preferences === undefined ? null : <Preferences />;
}
