import { useImperativeHandle } from 'react';
import type { BattleStageProps } from './stage-types.ts';

/**
 * The scene of a battle: arena, Pokémon, plates. It fills its parent, which gives it a width and a
 * height.
 */
export function BattleStage({ ref }: BattleStageProps) {
  useImperativeHandle(ref, () => ({
    animate: async (_event, { show }) => show(),
    introduce: async () => undefined,
    speak: async () => undefined,
    close: async () => undefined,
  }));
  return <div />;
}
