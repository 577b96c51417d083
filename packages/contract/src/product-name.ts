/** The product's name. */
export const productName = 'PokéTorneo';
