import type { Notification } from '@poketorneo/contract';

/**
 * Where a notification's link leads, with the section that it names; undefined when it has none.
 */
export function linkPathOf({
  url,
  urlSection,
}: Pick<Notification, 'url' | 'urlSection'>): string | undefined {
  if (url === null) return undefined;
  return urlSection === null ? url : `${url}/${urlSection}`;
}
