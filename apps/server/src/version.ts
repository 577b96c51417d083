import product from '../../../package.json' with { type: 'json' };

/** As in CHANGELOG.md. */
export const version: string = product.version;
