import { forbiddenScene } from './forbidden.ts';
import { notFoundScene } from './not-found.ts';
import { serverErrorScene } from './server-error.ts';
import { sessionExpiredScene } from './session-expired.ts';
import { unauthorizedScene } from './unauthorized.ts';

/** The error pages' pictures by file name. */
export const errors = {
  '401': unauthorizedScene,
  '403': forbiddenScene,
  '404': notFoundScene,
  '419': sessionExpiredScene,
  '500': serverErrorScene,
} as const satisfies Readonly<Record<string, () => string>>;
