import { createChoicePreference } from './preference.ts';

export type Theme = 'light' | 'dark' | 'system';

/** The chosen theme. theme.js applies it before the first paint; `followTheme` applies changes. */
export const theme = createChoicePreference<Theme>('theme', ['light', 'dark', 'system']);

/** Applies changes of the chosen theme, or of the system's. */
export function followTheme(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = theme.get();
    const isDark = chosen === 'dark' || (chosen === 'system' && system.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  theme.subscribe(apply);
  system.addEventListener('change', apply);
}
