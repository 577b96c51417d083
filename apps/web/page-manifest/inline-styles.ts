import type { Rolldown } from 'vite';

/**
 * Moves style attributes into rules of a stylesheet: the Content-Security-Policy allows only
 * scripts to set an element's style.
 */
export class InlineStyles {
  readonly #classes = new Map<string, string>();

  /** The markup with a class for each style attribute. */
  extract(markup: string): string {
    return markup.replace(/<\w+[^>]* style="[^>]*>/g, (tag) => {
      const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
      // The server writes the asset host's address only into the markup.
      if (style.includes('url(')) throw new Error(`a prerendered style has a picture: ${style}`);
      const name = this.#classes.get(style) ?? `drawn-${this.#classes.size}`;
      this.#classes.set(style, name);
      const bare = tag.replace(/ style="[^"]*"/, '');
      return bare.includes(' class="')
        ? bare.replace(' class="', ` class="${name} `)
        : bare.replace(/^<\w+/, `$& class="${name}"`);
    });
  }

  css(): string {
    return [...this.#classes].map(([style, name]) => `.${name}{${style}}`).join('');
  }
}

/** Throws unless the bundle and the prerendered markup use the same class names. */
export function checkClasses(markup: string, bundle: Rolldown.OutputBundle): void {
  const styles = Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => (file.type === 'asset' ? file.source.toString() : ''))
    .join('');
  for (const [, names = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ').filter((one) => one.startsWith('_'))) {
      if (!styles.includes(`.${name}`)) throw new Error(`a prerendered page has no style ${name}`);
    }
  }
}
