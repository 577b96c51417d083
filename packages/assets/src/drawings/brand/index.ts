import { appIcon, favicon, logo, maskableIcon, notificationBadge } from './mark.ts';
import { shareCard } from './share-card.ts';

/** The brand's SVG files, by file name. */
export const brand = {
  favicon,
  logo,
} as const satisfies Readonly<Record<string, () => string>>;

/** The brand's PNG files: file name, drawing, width in pixels. */
export const brandPixels: readonly {
  readonly name: string;
  readonly draw: () => string;
  readonly width: number;
}[] = [
  { name: 'icon-192', draw: appIcon, width: 192 },
  { name: 'icon-512', draw: appIcon, width: 512 },
  { name: 'icon-maskable-512', draw: maskableIcon, width: 512 },
  { name: 'notification-badge', draw: notificationBadge, width: 96 },
  { name: 'apple-touch-icon', draw: appIcon, width: 180 },
  { name: 'og', draw: shareCard, width: 1200 },
];
