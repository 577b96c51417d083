/** Packages that must be part of the bundle, so that the plugin below sees them. */
export const engineDependencies = /^(@pkmn\/|ts-chacha20$)/;

/**
 * An esbuild plugin that bundles the battle engine without data that our battles never read:
 * learnsets, legality, English descriptions, and whatever generation 4 does not inherit (the engine
 * derives each generation from the next). That is two thirds of its size and half of its memory.
 */
export const leanEngine = {
  name: 'lean-engine',
  setup: ({ onLoad }) => {
    for (const [file, contents] of Object.entries(withoutContents)) {
      const filter = new RegExp(
        `@pkmn[/\\\\]sim[/\\\\]build[/\\\\]esm[/\\\\]data[/\\\\]${file}\\.mjs$`,
      );
      onLoad({ filter }, () => ({ contents, loader: 'js' }));
    }
  },
};

/** Replacements by file in the engine's data folder. */
const withoutContents = {
  '(mods[/\\\\]\\w+[/\\\\])?learnsets': 'export const Learnsets = {};',
  '(mods[/\\\\]\\w+[/\\\\])?legality': 'export const Legality = {};',
  'text[/\\\\]abilities': 'export const AbilitiesText = {};',
  'text[/\\\\]items': 'export const ItemsText = {};',
  'text[/\\\\]moves': 'export const MovesText = {};',
  pokemongo: 'export const PokemonGoData = {};',
  'mods[/\\\\]gen1[/\\\\]index': generation({ inherit: 'gen2', gen: 1 }),
  'mods[/\\\\]gen2[/\\\\]index': generation({ inherit: 'gen3', gen: 2 }),
  'mods[/\\\\]gen3[/\\\\]index': generation({ inherit: 'gen4', gen: 3 }),
  'mods[/\\\\]gen8bdsp[/\\\\]index': generation({ inherit: 'gen8', gen: 8 }),
  'mods[/\\\\]gen8legends[/\\\\]index': generation({ inherit: 'gen8', gen: 8 }),
};

/** A generation that inherits everything from another one. */
function generation(scripts) {
  return `export const Scripts = ${JSON.stringify(scripts)};`;
}
