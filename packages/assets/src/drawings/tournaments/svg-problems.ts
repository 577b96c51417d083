/** Problems of an SVG document that must be self-contained in an `<img>`; empty if none. */
export function svgProblems(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [tag, closing, name, , selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (name === undefined) continue;
    if (closing === '/') {
      if (open.pop() !== name) found.push(`${tag} closes nothing`);
    } else if (selfClosing !== '/') open.push(name);
  }
  if (open.length > 0) found.push(`left open: ${open.join(', ')}`);
  if (svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '') !== '') {
    found.push('text or a broken tag between the elements');
  }
  if (!/^<svg [^>]*viewBox="0 0 \d+ \d+"/.test(svg)) found.push('no viewBox');
  if (/NaN|undefined|Infinity/.test(svg)) found.push('a number that is none');
  if (/<(text|script|image|style|foreignObject)\b/.test(svg))
    found.push('an element that must not be');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const known = new Set(ids);
  if (known.size !== ids.length) found.push('an id twice');
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) {
    if (!known.has(id)) found.push(`nothing is called ${id}`);
  }
  if (/href="(?!#)|url\((?!#)/.test(svg)) found.push('a reference to another file');
  return found;
}
