import { useEffect, useEffectEvent } from 'react';

/** `onBack` of the open layers, the topmost last. */
const layers: (() => void)[] = [];

/**
 * While a layer is open, the browser's back button asks it to close instead of leaving the page. It
 * may stay open if closing would lose input.
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

/** Asks the topmost layer to close. */
export function goBackInLayer(): void {
  layers.at(-1)?.();
}

export function isLayerOpen(): boolean {
  return layers.length > 0;
}
