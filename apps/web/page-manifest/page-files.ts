import { relative } from 'node:path';
import type { Manifest, Rolldown } from 'vite';

/** Scripts and styles of a page that the document itself does not link to. */
export class PageFiles {
  readonly #build: Rolldown.PluginContext;
  readonly #root: string;
  readonly #manifest: Manifest;
  readonly #document: string;

  constructor(build: Rolldown.PluginContext, root: string, bundle: Rolldown.OutputBundle) {
    this.#build = build;
    this.#root = root;
    this.#manifest = JSON.parse(textOf(bundle, '.vite/manifest.json'));
    this.#document = textOf(bundle, 'index.html');
  }

  of(component: string): string[] {
    const key = relative(this.#root, this.#moduleOf(component));
    const files = new Set<string>();
    const visited = new Set<string>();
    const visit = (name: string) => {
      const chunk = this.#manifest[name];
      if (chunk === undefined) throw new Error(`Vite's manifest has no ${name}`);
      if (visited.has(name)) return;
      visited.add(name);
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    visit(key);
    return [...files].filter((file) => !this.#document.includes(`"/${file}"`));
  }

  /** The lazily imported module that exports the component. */
  #moduleOf(component: string): string {
    for (const id of this.#build.getModuleIds()) {
      const info = this.#build.getModuleInfo(id);
      if (info !== null && info.dynamicImporters.length > 0 && info.exports.includes(component))
        return id;
    }
    throw new Error(`no lazily imported module exports ${component}`);
  }
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`the build has no ${name}`);
  return file.source.toString();
}
