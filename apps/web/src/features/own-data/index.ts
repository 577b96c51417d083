export { saveOwnData } from './save-own-data.ts';
