import type { ReactNode } from 'react';
import { useDeferredImport } from '../../lib/deferred.ts';

const loadPreferences = async () => (await import('./Preferences.tsx')).Preferences;

/** The preferences, imported after the first interaction; null before. */
export function usePreferencesPanel(): ReactNode {
  const Preferences = useDeferredImport(loadPreferences, false);
  return Preferences === undefined ? null : <Preferences />;
}
