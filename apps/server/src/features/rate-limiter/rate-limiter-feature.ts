import { hour } from '../../clock.ts';
import type { Feature } from '../../feature.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** The work of the core's rate limiter; `Core` itself would import this feature in a cycle. */
export function createRateLimiterFeature({
  rateLimiter,
}: {
  rateLimiter: Pick<RateLimiter, 'purge'>;
}): Feature {
  return {
    jobs: [{ run: rateLimiter.purge, every: hour, failure: 'old attempts not forgotten' }],
  };
}
