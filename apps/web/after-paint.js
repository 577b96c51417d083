// Runs in prerendered documents: fetches the app's files, which wait in a template, after the
// markup has been painted. Until then styles, fonts and the first picture have the network.
{
  const start = () => {
    const { content } = document.getElementById('app-files');
    document.head.append(document.importNode(content, true));
  };
  // A form can be filled in before the app starts, which restores and submits the input: see
  // app/restore-typed-input.ts.
  for (const form of document.querySelectorAll('.boot-page form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.setAttribute('aria-busy', 'true');
    });
    form.closest('.boot-page').inert = false;
  }
  const reportsPaints = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  // A hidden document is not painted.
  if (document.hidden) start();
  else if (!reportsPaints) requestAnimationFrame(() => setTimeout(start));
  else {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    });
    observer.observe({ type: 'paint', buffered: true });
  }
}
