// Before the first paint: which of the two looks the document has, and whether anybody is signed in here,
// for whom a drawing of a page keeps room (see ui/theme/boot.css). What is kept is lib/theme.ts's and
// lib/session.ts's.
{
  let kept = null;
  let user = null;
  try {
    kept = localStorage.getItem('theme');
    user = localStorage.getItem('user');
  } catch {
    // A browser that keeps nothing: light, and nobody.
  }
  const isDark =
    kept === 'dark' || (kept === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  if (user !== null) document.documentElement.dataset.signedIn = '';
}
