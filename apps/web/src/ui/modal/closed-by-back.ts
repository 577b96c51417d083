import { useEffect, useEffectEvent } from 'react';

/** What lies over the page, the topmost last. */
const layers: (() => void)[] = [];

/**
 * For what lies over the page: the way back does not leave the page while it is open, but asks it
 * to close, as one expects on phones. It may stay open, where closing would lose what was typed.
 */
export function useClosedByBack(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => back();
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
}

/** Asks what is topmost to close. */
export function goBackInLayer(): void {
  layers.at(-1)?.();
}

export function isLayerOpen(): boolean {
  return layers.length > 0;
}
