interface FloatingPlace {
  container: HTMLElement | undefined;
  positionMethod: 'absolute' | 'fixed';
  /**
   * Pixels that stay free at the screen's edges: the header stands before what floats in a page.
   */
  collisionPadding: { top: number; right: number; bottom: number; left: number };
}

const gap = 8;

/**
 * Where what floats beside an element belongs in the document: in the same landmark or window, so
 * that screen readers meet it there. A window clips what is placed absolutely in it, but not what
 * is fixed.
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
