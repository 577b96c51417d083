/** What the product is called. */
export const productName = 'PokéTorneo';
