import { scrollBehavior } from './scroll-behavior.ts';

/** A `ref` for what appears where it may not be seen: scrolls it into view once. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
}
