import { startTransition, useEffect, useState } from 'react';
import { onFirstInteraction } from './on-first-interaction.ts';

/** Whether the page has been in use, and had nothing better to do, since the component was first drawn. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => onFirstInteraction(() => startTransition(() => setHasInteracted(true))), []);
  return hasInteracted;
}
