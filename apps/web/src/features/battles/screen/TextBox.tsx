import { useEffect, useState } from 'react';
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
  const letters = useTyping(text, typed);
  return (
    <div className={styles.box} data-long={typed !== null || text.length > long || undefined}>
      <p aria-hidden="true" data-said>
        {text.slice(0, letters)}
        <span className={styles.coming}>{text.slice(letters)}</span>
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

/** The number of letters typed so far. */
function useTyping(text: string, typed: TextBoxProps['typed']): number {
  const number = typed?.number ?? null;
  const speed = typed?.speed ?? 'skip';
  const from = typed?.from ?? 0;
  const [state, setState] = useState({ number, letters: text.length });
  useEffect(() => {
    const added = text.slice(from);
    const duration = prefersReducedMotion() ? 0 : typingTime(added, speed);
    if (number === null || duration === 0) return;
    let start: number | null = null;
    let frame = requestAnimationFrame(function type(now) {
      start ??= now;
      const letters = from + Math.ceil(((now - start) / duration) * added.length);
      setState({ number, letters });
      if (letters < text.length) frame = requestAnimationFrame(type);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, number, from, speed]);
  if (number === null || speed === 'skip' || prefersReducedMotion()) return text.length;
  return state.number === number ? state.letters : from;
}
