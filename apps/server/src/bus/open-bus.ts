import type { DatabaseLocation } from '../db/open-database.ts';
import { type Bus, createLocalBus } from './bus.ts';
import { openServerBus } from './server-bus.ts';

/** The bus between all processes that use a database. To be closed before the database. */
export function openBus(
  location: DatabaseLocation,
  onConnectionLost?: (error: Error) => void,
): Promise<Bus> {
  return location.kind === 'embedded'
    ? Promise.resolve(createLocalBus())
    : openServerBus(location.url, onConnectionLost === undefined ? {} : { onConnectionLost });
}
