// In documents that a page is drawn into: fetches the app's files, which wait in a template, once the
// drawing is on the screen. Until then the network is the styles', the fonts' and the first picture's.
{
  const start = () => {
    const { content } = document.getElementById('app-files');
    document.head.append(document.importNode(content, true));
  };
  const tellsOfPaints = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  // What cannot be seen is not painted.
  if (document.hidden) start();
  else if (!tellsOfPaints) requestAnimationFrame(() => setTimeout(start));
  else {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    });
    observer.observe({ type: 'paint', buffered: true });
  }
}
