interface FloatingPlace {
  container: HTMLElement | undefined;
  positionMethod: 'absolute' | 'fixed';
}

/**
 * Where what floats beside an element belongs in the document: in the same landmark or window, so that
 * screen readers meet it there. A window clips what is placed absolutely in it, but not what is fixed.
 */
export function floatingPlace(anchor: Element | null): FloatingPlace {
  const container = anchor?.closest<HTMLElement>('[role="dialog"], main') ?? undefined;
  const isInWindow = container?.getAttribute('role') === 'dialog';
  return { container, positionMethod: isInWindow ? 'fixed' : 'absolute' };
}
