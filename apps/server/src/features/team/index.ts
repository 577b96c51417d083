export { give, takeBack } from './gifts.ts';
