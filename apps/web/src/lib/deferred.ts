import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  startTransition,
  useEffect,
  useState,
} from 'react';

/**
 * Calls back once the page is idle, or soon in browsers without `requestIdleCallback`. Returns the
 * cancel function.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 300);
    return () => clearTimeout(timer);
  }
  let idle = 0;
  // The page may be idle before its last rendering is painted; after two frames it is painted.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      idle = requestIdleCallback(callback, { timeout: 2000 });
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(idle);
  };
}

/** Whether the page has been idle since the component was mounted. */
export function useIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => whenIdle(() => setWasIdle(true)), []);
  return wasIdle;
}

/** Not 'scroll': pages also scroll by themselves, and a user's scroll starts with one of these. */
const interactions = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** After this time without an interaction the callback runs anyway. */
const interactionTimeoutMs = 4000;

/**
 * Calls back when the page is idle after the first interaction or a timeout: for what the first
 * view can do without. Returns the cancel function.
 */
export function onFirstInteraction(callback: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let cancelIdle = () => {};
  const begin = () => {
    waiting.abort();
    cancelIdle = whenIdle(callback);
  };
  const timer = setTimeout(begin, interactionTimeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const interaction of interactions) {
    window.addEventListener(interaction, begin, { signal, passive: true, capture: true });
  }
  return () => {
    waiting.abort();
    cancelIdle();
  };
}

/** Whether the page has been used, and idle, since the component was mounted. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => onFirstInteraction(() => startTransition(() => setHasInteracted(true))), []);
  return hasInteracted;
}

/**
 * A part of the page that is imported after the first interaction, or as soon as it is wanted;
 * undefined until it is loaded. A failed import fails the page only if the part is wanted. `load`
 * must be stable.
 */
export function useDeferredImport<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const hasInteracted = useHasInteracted();
  useEffect(() => {
    if (loaded !== undefined || !(isWanted || hasInteracted)) return;
    let isLeft = false;
    load().then(
      (part) => {
        if (!isLeft) setLoaded({ part });
      },
      (error: unknown) => {
        if (isLeft || !isWanted) return;
        // Thrown while rendering, it reaches the page's error boundary.
        setLoaded(() => {
          throw error;
        });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, loaded, isWanted, hasInteracted]);
  return loaded?.part;
}

/**
 * A component that is imported once the page is idle. If the import fails (no connection, or a
 * newer release), it renders nothing until the page is reloaded.
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

/**
 * Imports a part that the page can do without. If that fails (no connection, or a newer release),
 * the promise never settles: the part is shown after a reload.
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    return new Promise(() => {});
  }
}

/** Creates a value at its first use: for what is slow to make, such as formatters. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
