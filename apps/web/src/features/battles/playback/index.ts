export { type Beat, beatOptionsFrom } from './beats.ts';
export { typingTime } from './pace.ts';
export { Playback, type Said, type Scene, type Shown } from './playback.ts';
export { untilSeen, waitFor } from './wait.ts';
