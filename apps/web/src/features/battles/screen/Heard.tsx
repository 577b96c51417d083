import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { Said } from '../playback/index.ts';

/** What is said, for screen readers: each sentence once, when its turn comes. */
export function Heard({ said }: { said: readonly Said[] }) {
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label="Cronaca della lotta">
      {said.map(({ number, text }) => (
        <span key={number}>{text} </span>
      ))}
    </VisuallyHidden>
  );
}
