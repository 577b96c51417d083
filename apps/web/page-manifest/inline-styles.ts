import type { Rolldown } from 'vite';

/**
 * Moves style attributes into a stylesheet: the Content-Security-Policy forbids them in the
 * document.
 */
export class InlineStyles {
  readonly #classes = new Map<string, string>();

  /** The markup with a class for each style attribute. */
  extract(markup: string): string {
    return markup.replace(/<\w+[^>]* style="[^>]*>/g, (tag) => {
      const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
      // The server inserts the asset host's URL into the markup, not into stylesheets.
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

/** Throws if the bundle's stylesheets lack a class of the prerendered markup. */
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
