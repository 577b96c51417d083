/** Identifier suffix of a form, and its Italian name where the games name it. */
export interface FormFact {
  readonly speciesId: number;
  readonly suffix: string;
  readonly formName: string | null;
}

type DefaultFormFact = Pick<FormFact, 'suffix' | 'formName'>;

/** Default forms with a name of their own, by species. */
export const defaultFormFacts: ReadonlyMap<number, DefaultFormFact> = new Map([
  [201, { suffix: 'a', formName: 'A' }],
  [386, { suffix: 'normal', formName: 'Forma Normale' }],
  [412, { suffix: 'plant', formName: 'Manto Pianta' }],
  [413, { suffix: 'plant', formName: 'Manto Pianta' }],
  [421, { suffix: 'overcast', formName: 'Forma Nuvola' }],
  [422, { suffix: 'west', formName: 'Mare Ovest' }],
  [423, { suffix: 'west', formName: 'Mare Ovest' }],
  [487, { suffix: 'altered', formName: 'Forma Alterata' }],
  [492, { suffix: 'land', formName: 'Forma Terra' }],
  [493, { suffix: 'normal', formName: 'Tipo Normale' }],
]);

const rows: readonly (readonly [speciesId: number, suffix: string, formName: string])[] = [
  [201, 'b', 'B'],
  [201, 'c', 'C'],
  [201, 'd', 'D'],
  [201, 'e', 'E'],
  [201, 'f', 'F'],
  [201, 'g', 'G'],
  [201, 'h', 'H'],
  [201, 'i', 'I'],
  [201, 'j', 'J'],
  [201, 'k', 'K'],
  [201, 'l', 'L'],
  [201, 'm', 'M'],
  [201, 'n', 'N'],
  [201, 'o', 'O'],
  [201, 'p', 'P'],
  [201, 'q', 'Q'],
  [201, 'r', 'R'],
  [201, 's', 'S'],
  [201, 't', 'T'],
  [201, 'u', 'U'],
  [201, 'v', 'V'],
  [201, 'w', 'W'],
  [201, 'x', 'X'],
  [201, 'y', 'Y'],
  [201, 'z', 'Z'],
  [201, 'exclamation', '!'],
  [201, 'question', '?'],
  [351, 'sunny', 'Forma Sole'],
  [351, 'rainy', 'Forma Pioggia'],
  [351, 'snowy', 'Forma Nuvola di Neve'],
  [386, 'attack', 'Forma Attacco'],
  [386, 'defense', 'Forma Difesa'],
  [386, 'speed', 'Forma Velocità'],
  [412, 'sandy', 'Manto Sabbia'],
  [412, 'trash', 'Manto Scarti'],
  [413, 'sandy', 'Manto Sabbia'],
  [413, 'trash', 'Manto Scarti'],
  [421, 'sunshine', 'Forma Splendore'],
  [422, 'east', 'Mare Est'],
  [423, 'east', 'Mare Est'],
  [493, 'bug', 'Tipo Coleottero'],
  [493, 'dark', 'Tipo Buio'],
  [493, 'dragon', 'Tipo Drago'],
  [493, 'electric', 'Tipo Elettro'],
  [493, 'fighting', 'Tipo Lotta'],
  [493, 'fire', 'Tipo Fuoco'],
  [493, 'flying', 'Tipo Volante'],
  [493, 'ghost', 'Tipo Spettro'],
  [493, 'grass', 'Tipo Erba'],
  [493, 'ground', 'Tipo Terra'],
  [493, 'ice', 'Tipo Ghiaccio'],
  [493, 'poison', 'Tipo Veleno'],
  [493, 'psychic', 'Tipo Psico'],
  [493, 'rock', 'Tipo Roccia'],
  [493, 'steel', 'Tipo Acciaio'],
  [493, 'water', 'Tipo Acqua'],
  [493, 'unknown', 'Tipo ???'],
  [479, 'heat', 'Rotom Calore'],
  [479, 'wash', 'Rotom Lavaggio'],
  [479, 'frost', 'Rotom Gelo'],
  [479, 'fan', 'Rotom Vortice'],
  [479, 'mow', 'Rotom Taglio'],
  [487, 'origin', 'Forma Originale'],
  [492, 'sky', 'Forma Cielo'],
  [172, 'spiky-eared', 'Pichu Spunzorek'],
];

/** The alternative forms; the first has the id 10001, and so on. */
export const alternativeFormFacts: readonly FormFact[] = rows.map(
  ([speciesId, suffix, formName]) => ({ speciesId, suffix, formName }),
);

/** Heights in metres of forms that differ from their species' default form. */
export const formHeights: ReadonlyMap<string, number> = new Map([
  ['giratina-origin', 6.9],
  ['shaymin-sky', 0.4],
]);

/** Species with cosmetic forms only, for which @pkmn has one entry. */
export const cosmeticSpecies: ReadonlySet<number> = new Set([201, 412, 422, 423]);

/** Arceus of type '???': in the games' data, but not obtainable. */
export const unreachableForm = 'arceus-unknown';
