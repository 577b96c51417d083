import { isTopic, type News } from './topics.ts';

/** The channel of PostgreSQL that every server process listens to. */
export const channel = 'poketorneo';

const separator = ' ';

/** News as one process sends it to the others. */
export function toAnnouncement({ topic, id }: News): string {
  return id === undefined ? topic : `${topic}${separator}${id}`;
}

/**
 * What another process has announced. Undefined for a topic that is not ours: it may run another
 * version.
 */
export function readAnnouncement(message: string): News | undefined {
  const [topic = '', id] = message.split(separator);
  if (!isTopic(topic)) return undefined;
  return id === undefined ? { topic } : { topic, id: Number(id) };
}
