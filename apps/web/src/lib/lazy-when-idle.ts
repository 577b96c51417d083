import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A component whose code comes once the page has nothing better to do. Where it cannot be had (no
 * connection, or a newer release) there is nothing: the page is of use without it, and can be loaded again.
 */
export function lazyWhenIdle<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await new Promise<void>((resolve) => {
      whenIdle(resolve);
    });
    return { default: await load().catch(() => () => null) };
  });
}
