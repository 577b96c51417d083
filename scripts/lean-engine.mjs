/** What has to go into a bundle, for the plugin below to see it: the engine and what it needs. */
export const engineDependencies = /^(@pkmn\/|ts-chacha20$)/;

/**
 * An esbuild plugin that bundles the battle engine without what no battle of ours reads: who learns
 * what, what is legal, the English descriptions, and what the fourth generation is not made of (the
 * engine makes each generation of the next one). Two thirds of its size, and half of the memory
 * that it takes, are these.
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

/** By file in the engine's folder of data: what stands in for it. */
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

/** A generation that has everything from another one. */
function generation(scripts) {
  return `export const Scripts = ${JSON.stringify(scripts)};`;
}
