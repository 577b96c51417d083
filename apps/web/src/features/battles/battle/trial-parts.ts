import type { BattleState } from '@poketorneo/contract';
import type { ComponentType } from 'react';
import type { BattleCalls } from './battle-link.ts';

/** What a trial has of its own: its calls, by its token, and its end. */
export interface TrialParts {
  readonly calls: Omit<BattleCalls, 'waitForRetry'>;
  readonly End: ComponentType<{ battle: BattleState }>;
}
