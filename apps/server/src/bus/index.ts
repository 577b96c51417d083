export { announce } from './announce.ts';
export { type Bus, type BusListener, createLocalBus } from './bus.ts';
export { createKeptRows, type KeptRows } from './kept-rows.ts';
export { createKeptValue } from './kept-value.ts';
export { openBus } from './open-bus.ts';
