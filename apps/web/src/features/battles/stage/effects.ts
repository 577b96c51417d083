/**
 * How things are played: by far the largest part of the stage, in a file of its own that comes while the
 * battle is already seen.
 */
export { play } from './acts.ts';
export { close, introduce, speak } from './scenes.ts';
