export { networkOf } from './network-of.ts';
export {
  accountInNetwork,
  consumeIn,
  createRateLimiter,
  type RateLimiter,
} from './rate-limiter.ts';
export { createRateLimiterFeature } from './rate-limiter-feature.ts';
