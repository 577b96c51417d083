import { hour } from '../../clock.ts';
import type { Feature } from '../../feature.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Jobs of the core's rate limiter; takes no `Core`, whose type imports this folder. */
export function createRateLimiterFeature({
  rateLimiter,
}: {
  rateLimiter: Pick<RateLimiter, 'purge'>;
}): Feature {
  return {
    jobs: [{ run: rateLimiter.purge, every: hour, failure: 'old attempts not deleted' }],
  };
}
