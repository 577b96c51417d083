import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../lib/motion.ts';
import { typingTime } from '../playback/index.ts';
import type { StageSpeed } from '../stage/index.ts';
import styles from './TextBox.module.css';

interface TextBoxProps {
  text: string;
  /** Types the text letter by letter after the first `from`, again for each new number. */
  typed: { number: number; from: number; speed: StageSpeed } | null;
  /** Null while there is nothing to advance to. */
  onAdvance: (() => void) | null;
}

/**
 * Longer texts are smaller: more letters would not fit into two lines on a phone. While something
 * plays all are, so that a sentence does not shrink when another is added.
 */
const long = 54;

/** Hidden from screen readers, which have a log of whole sentences. */
export function TextBox({ text, typed, onAdvance }: TextBoxProps) {
  const said = useTyping(text, typed);
  return (
    <div className={styles.box} data-long={typed !== null || text.length > long || undefined}>
      <p ref={said} aria-hidden="true" data-said>
        {text}
      </p>
      {onAdvance !== null && (
        <button
          type="button"
          className={styles.advance}
          aria-label="Avanti"
          tabIndex={-1}
          onClick={onAdvance}
        />
      )}
    </div>
  );
}

/** The highlight that hides the letters to come. */
const coming = 'coming';

/**
 * Types the text of an element. The letters to come are hidden by a highlight, since a new text for
 * each letter would cost a layout of the screen; older browsers show the whole text at once.
 */
function useTyping(
  text: string,
  typed: TextBoxProps['typed'],
): RefObject<HTMLParagraphElement | null> {
  const said = useRef<HTMLParagraphElement>(null);
  const number = typed?.number ?? null;
  const speed = typed?.speed ?? 'skip';
  const from = typed?.from ?? 0;
  useLayoutEffect(() => {
    const letters = said.current?.firstChild;
    const duration = prefersReducedMotion() ? 0 : typingTime(text.slice(from), speed);
    if (!letters || number === null || duration === 0 || !('highlights' in CSS)) return;
    const end = { endContainer: letters, endOffset: text.length };
    let shown = from;
    const hideRest = () => {
      const rest = new StaticRange({ startContainer: letters, startOffset: shown, ...end });
      CSS.highlights.set(coming, new Highlight(rest));
    };
    hideRest();
    let start: number | null = null;
    let frame = requestAnimationFrame(function type(now) {
      start ??= now;
      const due = from + Math.ceil(((now - start) / duration) * (text.length - from));
      // Not each letter alone: that would paint with each frame.
      if (due > shown + 1 || due >= text.length) {
        shown = Math.min(due, text.length);
        hideRest();
      }
      if (due < text.length) frame = requestAnimationFrame(type);
    });
    return () => {
      cancelAnimationFrame(frame);
      CSS.highlights.delete(coming);
    };
  }, [text, number, from, speed]);
  return said;
}
