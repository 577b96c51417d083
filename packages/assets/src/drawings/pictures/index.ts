import {
  emptyNotificationsPicture,
  lockPicture,
  noResultsPicture,
  noTournamentsPicture,
} from './empty-states.ts';
import { failPicture, timeUpPicture } from './setbacks.ts';
import { cupPicture, medalPicture, openBallPicture } from './success.ts';

/** The pictures of results and empty states by file name. */
export const pictures = {
  'empty-notifications': emptyNotificationsPicture,
  fail: failPicture,
  lock: lockPicture,
  'no-results': noResultsPicture,
  'no-tournaments': noTournamentsPicture,
  'success-1': cupPicture,
  'success-2': openBallPicture,
  'success-3': medalPicture,
  'time-up': timeUpPicture,
} as const satisfies Readonly<Record<string, () => string>>;
