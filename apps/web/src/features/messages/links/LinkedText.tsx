import { useMemo } from 'react';
import { loadOptional, useDeferredImport } from '../../../lib/deferred.ts';
import styles from './LinkedText.module.css';

const loadFindLinks = () => loadOptional(async () => (await import('./find-links.ts')).findLinks);

/** Cheap test that saves the import for texts without links. */
const mayHoldLink = /\.\S/;

/** A user's text as plain text, with URLs as links. */
export function LinkedText({ text, className }: { text: string; className?: string | undefined }) {
  const findLinks = useDeferredImport(loadFindLinks, mayHoldLink.test(text));
  const pieces = useMemo(() => findLinks?.(text) ?? [{ text }], [findLinks, text]);
  return (
    <p className={[styles.text, className].filter(Boolean).join(' ')}>
      {pieces.map(({ text: words, href }, index) =>
        href === undefined ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces keep their order.
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {words}
          </a>
        ),
      )}
    </p>
  );
}
