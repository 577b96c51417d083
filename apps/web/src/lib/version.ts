/** The version of the product that this page belongs to, as CHANGELOG.md names it. */
export { version } from '../../../../package.json';
