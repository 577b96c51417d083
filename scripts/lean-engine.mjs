import { readFile } from 'node:fs/promises';

/** Packages that must be part of the bundle, so that the plugin below sees them. */
export const engineDependencies = /^(@pkmn\/|ts-chacha20$)/;

/** The generation whose battles we play. */
const generation = 4;

/**
 * An esbuild plugin that bundles the battle engine without data that our battles never read:
 * learnsets, legality, English descriptions, formats, whatever generation 4 does not inherit (the
 * engine derives each generation from the next), and all that later generations have added.
 */
export const leanEngine = {
  name: 'lean-engine',
  setup: ({ onLoad }) => {
    for (const [file, contents] of Object.entries(withoutContents)) {
      onLoad({ filter: engineFile(file) }, () => ({ contents, loader: 'js' }));
    }
    const tables = Object.keys(additionsOfTable).join('|');
    onLoad(
      { filter: engineFile(`data[/\\\\](mods[/\\\\]gen[5-8][/\\\\])?(${tables})`) },
      async ({ path }) => {
        const [, table] = /([\w-]+)\.mjs$/.exec(path) ?? [];
        const source = await readFile(path, 'utf8');
        return { contents: withoutEntries(source, (await listAdditions())[table]), loader: 'js' };
      },
    );
  },
};

function engineFile(file) {
  return new RegExp(`@pkmn[/\\\\]sim[/\\\\]build[/\\\\]esm[/\\\\]${file}\\.mjs$`);
}

/** Replacements by file of the engine. */
const withoutContents = {
  'data[/\\\\](mods[/\\\\]\\w+[/\\\\])?learnsets': 'export const Learnsets = {};',
  'data[/\\\\](mods[/\\\\]\\w+[/\\\\])?legality': 'export const Legality = {};',
  'data[/\\\\]text[/\\\\]abilities': 'export const AbilitiesText = {};',
  'data[/\\\\]text[/\\\\]items': 'export const ItemsText = {};',
  'data[/\\\\]text[/\\\\]moves': 'export const MovesText = {};',
  'data[/\\\\]pokemongo': 'export const PokemonGoData = {};',
  'data[/\\\\](mods[/\\\\]\\w+[/\\\\])?rulesets': 'export const Rulesets = {};',
  'config[/\\\\]formats': 'export const Formats = [];',
  'data[/\\\\]mods[/\\\\]gen1[/\\\\]index': heirOf({ inherit: 'gen2', gen: 1 }),
  'data[/\\\\]mods[/\\\\]gen2[/\\\\]index': heirOf({ inherit: 'gen3', gen: 2 }),
  'data[/\\\\]mods[/\\\\]gen3[/\\\\]index': heirOf({ inherit: 'gen4', gen: 3 }),
  'data[/\\\\]mods[/\\\\]gen8bdsp[/\\\\]index': heirOf({ inherit: 'gen8', gen: 8 }),
  'data[/\\\\]mods[/\\\\]gen8legends[/\\\\]index': heirOf({ inherit: 'gen8', gen: 8 }),
};

/** A generation that inherits everything from another one. */
function heirOf(scripts) {
  return `export const Scripts = ${JSON.stringify(scripts)};`;
}

/** What later generations have added to each table, by the table's file. */
const additionsOfTable = {
  abilities: ({ abilities }) => abilities,
  'formats-data': ({ species }) => species,
  items: ({ items }) => items,
  moves: ({ moves }) => moves,
  pokedex: ({ species }) => species,
};

let additions;

/** The ids of the additions by table's file; the same in all builds of this process. */
function listAdditions() {
  additions ??= readAdditions();
  return additions;
}

async function readAdditions() {
  const { Dex } = await import('@pkmn/sim');
  const dex = Dex.mod(`gen${generation}`);
  return Object.fromEntries(
    Object.entries(additionsOfTable).map(([table, entriesOf]) => [
      table,
      new Set(
        entriesOf(dex)
          .all()
          .filter(({ gen }) => gen > generation)
          .map(({ id }) => id),
      ),
    ]),
  );
}

/** Removes entries from the source of a table, which has one after the other, indented alike. */
function withoutEntries(source, ids) {
  return source.replaceAll(/^ {4}"?(\w+)"?: \{(?:\},|\n[\s\S]*?^ {4}\},)\n/gm, (entry, id) =>
    ids.has(id) ? '' : entry,
  );
}
