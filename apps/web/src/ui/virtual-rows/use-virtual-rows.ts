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

/** Rows rendered beyond the viewport: before and after the first interaction. */
const overscan = { atFirst: 1, afterInteraction: 6 };
/**
 * Shorter lists are rendered whole after the first interaction, so that the browser's search finds
 * everything.
 */
const maxWholeLength = 40;

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
   * Height of a row before its first rendering, in pixels; each is measured then, and again when
   * this changes.
   */
  estimatedHeight: number;
  /** Pixels between rows. */
  gap: number;
  /**
   * Keeps visible rows in place when rows above change their height. Not for a list that scrolls
   * smoothly to its top: the smallest correction would stop it.
   */
  keepsPosition?: boolean;
  /** A row that stays in the document outside the viewport, for the keyboard. */
  persistentIndex?: number | undefined;
}

/** The rows of a list near the viewport, and their positions. */
export function useVirtualRows<Item>(
  list: RefObject<HTMLElement | null>,
  { items, idOf, estimatedHeight, gap, keepsPosition = false, persistentIndex }: RowOptions<Item>,
) {
  const scrollMargin = usePageOffset(list);
  const hasInteracted = useHasInteracted();
  /** The focused row stays in the document when scrolled away, so that focus is not lost. */
  const focusedIndex = useRef<number | null>(null);

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedHeight,
    gap,
    overscan: !hasInteracted
      ? overscan.atFirst
      : items.length <= maxWholeLength
        ? maxWholeLength
        : overscan.afterInteraction,
    scrollMargin,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : idOf(item);
    },
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const persistent = [focusedIndex.current, persistentIndex].flatMap((index) =>
        typeof index === 'number' && index < range.count ? [index] : [],
      );
      return [...new Set([...indexes, ...persistent])].sort((one, other) => one - other);
    },
  });
  const measuredFor = useRef(estimatedHeight);
  useLayoutEffect(() => {
    if (measuredFor.current === estimatedHeight) return;
    measuredFor.current = estimatedHeight;
    virtualizer.measure();
  }, [estimatedHeight, virtualizer]);
  if (!keepsPosition) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  const rows: VirtualRow<Item>[] = [];
  for (const { index, start } of virtualizer.getVirtualItems()) {
    const item = items[index];
    if (item !== undefined) rows.push({ index, start: start - scrollMargin, item });
  }

  return {
    rows,
    height: virtualizer.getTotalSize(),
    measureRow: virtualizer.measureElement,
    /** Scrolls a row into view, unless it is visible. */
    showRow: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    /** Handler of `onFocus` and `onBlur`. */
    keepRow: useCallback(({ type, target }: FocusEvent) => {
      const index = target.closest('[data-index]')?.getAttribute('data-index') ?? null;
      focusedIndex.current = type === 'focus' && index !== null ? Number(index) : null;
    }, []),
  };
}

/** An element's distance from the document's top, in pixels; follows changes above it. */
function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current === null) return;
      const { top } = element.current.getBoundingClientRect();
      setOffset(Math.round(top + window.scrollY));
    };
    measure();
    // Changes of content above the list change the body's height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
