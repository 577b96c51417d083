export { type Beat, type BeatOptions, beatsOf, comesOut, type LineName } from './beats.ts';
export { typingTime } from './pace.ts';
export { Playback, type PlaybackParts, type Said, type Scene, type Shown } from './playback.ts';
export { untilSeen, waitFor } from './wait.ts';
