import type { DatabaseLocation } from '../db/open-database.ts';
import { type Bus, createLocalBus } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

/** The bus of all processes on a database. Close it before the database. */
export function openBus(
  location: DatabaseLocation,
  onConnectionLost?: (error: Error) => void,
): Promise<Bus> {
  return location.kind === 'embedded'
    ? Promise.resolve(createLocalBus())
    : openPostgresBus(location.url, onConnectionLost === undefined ? {} : { onConnectionLost });
}
