import product from '../../../package.json' with { type: 'json' };

/** The version of the product that runs, as CHANGELOG.md names it. */
export const version: string = product.version;
