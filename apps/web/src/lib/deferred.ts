import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  startTransition,
  useEffect,
  useState,
} from 'react';

/**
 * Calls back once the page has nothing better to do, or soon in browsers that cannot tell. Answers
 * with a function that calls it off.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 300);
    return () => clearTimeout(timer);
  }
  let idle = 0;
  // Before what has just been drawn is on the screen the page may be idle too; in the frame after the
  // next it is there for certain.
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

/** Whether the page has had nothing better to do since the component was first drawn. */
export function useIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => whenIdle(() => setWasIdle(true)), []);
  return wasIdle;
}

/**
 * What somebody does who has begun to use the page. Scrolling alone is no sign: pages scroll by
 * themselves too, and whoever does so has moved a pointer, touched the screen or pressed a key.
 */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** Milliseconds after which whoever only looks at the page has seen what it is about. */
const timeoutMs = 4000;

/**
 * Calls back once somebody has begun to use the page, or has looked at it for a while, and it has
 * nothing better to do: for what a first view can do without. Answers with a function that calls it off.
 */
export function onFirstInteraction(callback: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let callOff = () => {};
  const begin = () => {
    waiting.abort();
    callOff = whenIdle(callback);
  };
  const timer = setTimeout(begin, timeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of signs) {
    window.addEventListener(sign, begin, { signal, passive: true, capture: true });
  }
  return () => {
    waiting.abort();
    callOff();
  };
}

/** Whether the page has been in use, and had nothing better to do, since the component was first drawn. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => onFirstInteraction(() => startTransition(() => setHasInteracted(true))), []);
  return hasInteracted;
}

/**
 * A part of the page whose code comes after the page's own: when the page is in use, or as soon as it
 * is wanted. Undefined until it is there; that it cannot be had fails the page only once it is wanted.
 * `load` must stay the same function.
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

/**
 * Loads a part that a page is of use without. Where it cannot be had (no connection, or a newer release)
 * it never comes: what it was to show is shown once the page has been loaded again.
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    return new Promise(() => {});
  }
}

/**
 * A value that is made when it is first asked for, and kept: for what takes the browser long and a
 * page may do without at first, such as formatters.
 */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
