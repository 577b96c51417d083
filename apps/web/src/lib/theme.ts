import { createChoicePreference } from './preference.ts';

/** How somebody wants the product to look. */
export type Theme = 'light' | 'dark' | 'system';

/** The chosen theme. The document has it from theme.js, before its first paint; here are its changes. */
export const theme = createChoicePreference<Theme>('theme', ['light', 'dark', 'system']);

/** Lets the document follow the choice, and the system where that is the choice. */
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
