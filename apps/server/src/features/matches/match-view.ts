import type { Match } from '@poketorneo/contract';
import type { MatchRecord } from './matches-repository.ts';

export function toMatch({ recordedAt, ...match }: MatchRecord): Match {
  return { ...match, timestamp: recordedAt.toISOString() };
}
