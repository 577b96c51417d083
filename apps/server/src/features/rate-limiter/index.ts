export {
  accountInNetwork,
  consumeIn,
  createRateLimiter,
  type RateLimiter,
} from './rate-limiter.ts';
