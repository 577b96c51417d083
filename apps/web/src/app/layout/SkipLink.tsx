import type { RefObject } from 'react';
import styles from './SkipLink.module.css';

/** The first tab stop, which skips the navigation. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead to a part of the page.
    <a
      href="#contenuto"
      className={styles.link}
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
        target.current?.scrollIntoView();
      }}
    >
      Vai al contenuto
    </a>
  );
}
