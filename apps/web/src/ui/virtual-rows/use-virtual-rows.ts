import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHasInteracted } from '../../lib/deferred.ts';

/** Rows beyond either edge of the view: of a page that is only looked at, and once it is in use. */
const overscan = { atFirst: 1, afterInteraction: 6 };
/**
 * Lists up to this length are shown whole once the page is in use: the browser's own search then
 * finds everything.
 */
const wholeUpTo = 40;

interface VirtualRow<Item> {
  index: number;
  /** Pixels from the list's top. */
  start: number;
  item: Item;
}

interface RowOptions<Item> {
  items: readonly Item[];
  idOf: (item: Item) => number;
  /**
   * Of a row that was never shown, in pixels; each is measured once it is, and anew when
   * this changes.
   */
  estimatedHeight: number;
  /** Pixels between rows. */
  gap: number;
  /**
   * Keeps what is in view in its place when rows above it turn out higher or lower. Not for a list
   * that scrolls smoothly to its top: the least correction would put an end to that.
   */
  keepsPlace?: boolean;
  /**
   * A row that stays in the document wherever the view is: one that the keyboard must be able
   * to reach.
   */
  lastingIndex?: number | undefined;
}

/** Which rows of a list are near the window's view, and where they lie. */
export function useVirtualRows<Item>(
  list: RefObject<HTMLElement | null>,
  { items, idOf, estimatedHeight, gap, keepsPlace = false, lastingIndex }: RowOptions<Item>,
) {
  const scrollMargin = usePageOffset(list);
  const hasInteracted = useHasInteracted();
  /** The row with the focus stays, however far it is scrolled away: focus must not get lost. */
  const retainedIndex = useRef<number | null>(null);

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedHeight,
    gap,
    overscan: !hasInteracted
      ? overscan.atFirst
      : items.length <= wholeUpTo
        ? wholeUpTo
        : overscan.afterInteraction,
    scrollMargin,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : idOf(item);
    },
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const retained = [retainedIndex.current, lastingIndex].flatMap((index) =>
        typeof index === 'number' && index < range.count ? [index] : [],
      );
      return [...new Set([...indexes, ...retained])].sort((one, other) => one - other);
    },
  });
  const knownFor = useRef(estimatedHeight);
  useLayoutEffect(() => {
    if (knownFor.current === estimatedHeight) return;
    knownFor.current = estimatedHeight;
    virtualizer.measure();
  }, [estimatedHeight, virtualizer]);
  if (!keepsPlace) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  const rows: VirtualRow<Item>[] = [];
  for (const { index, start } of virtualizer.getVirtualItems()) {
    const item = items[index];
    if (item !== undefined) rows.push({ index, start: start - scrollMargin, item });
  }

  return {
    rows,
    height: virtualizer.getTotalSize(),
    measureRow: virtualizer.measureElement,
    /** Brings a row into view, if it is not. */
    showRow: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    /** The `onFocus` and `onBlur` handler. */
    keepRow: useCallback(({ type, target }: FocusEvent) => {
      const index = target.closest('[data-index]')?.getAttribute('data-index') ?? null;
      retainedIndex.current = type === 'focus' && index !== null ? Number(index) : null;
    }, []),
  };
}

/** An element's distance from the document's top, in pixels, updated with all changes above it. */
function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current === null) return;
      const { top } = element.current.getBoundingClientRect();
      setOffset(Math.round(top + window.scrollY));
    };
    measure();
    // Content above the list that grows or shrinks changes the body's height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
