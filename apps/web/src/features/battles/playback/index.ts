export { type Beat, beatOptionsFrom, countOfFirstSwitchIns, type Opening } from './beats.ts';
export { typingTime } from './pace.ts';
export {
  type AnnouncedSentence,
  type Interlude,
  Playback,
  type PlaybackState,
} from './playback.ts';
export { untilVisible, waitFor } from './wait.ts';
