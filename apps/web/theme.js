// Before the first paint: sets the theme, and whether a user is signed in, for whom prerendered
// pages reserve space (see ui/theme/boot.css). lib/theme.ts and lib/session.ts store both.
{
  let theme = null;
  let user = null;
  try {
    theme = localStorage.getItem('theme');
    user = localStorage.getItem('user');
  } catch {
    // Storage is blocked: light theme, signed out.
  }
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  if (user !== null) document.documentElement.dataset.signedIn = '';
}
