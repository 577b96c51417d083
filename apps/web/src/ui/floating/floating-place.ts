interface FloatingPlace {
  container: HTMLElement | undefined;
  positionMethod: 'absolute' | 'fixed';
  /** Pixels left free at the screen's edges; the header covers floating elements. */
  collisionPadding: { top: number; right: number; bottom: number; left: number };
}

const gap = 8;

/**
 * Container and positioning of an element that floats beside another: in the same landmark or
 * window, so that screen readers find it there. A window clips absolute children, but not fixed
 * ones.
 */
export function floatingPlace(anchor: Element | null): FloatingPlace {
  const container = anchor?.closest<HTMLElement>('[role="dialog"], main') ?? undefined;
  const isInWindow = container?.getAttribute('role') === 'dialog';
  const header = isInWindow ? 0 : (document.querySelector('header')?.offsetHeight ?? 0);
  return {
    container,
    positionMethod: isInWindow ? 'fixed' : 'absolute',
    collisionPadding: { top: header + gap, right: gap, bottom: gap, left: gap },
  };
}
