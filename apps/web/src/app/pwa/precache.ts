import * as contract from '@poketorneo/contract/endpoints';
import { artworkPath, faceIconPath, typePath, typeSignPath } from '@poketorneo/gen4/asset-paths';
import { types, unknownType } from '@poketorneo/gen4/types';
import { assetUrl, vectorUrl } from '../../lib/asset-url.ts';
import { whenIdle } from '../../lib/deferred.ts';
import { generation } from '../../lib/generation.ts';

/** Well-known species whose icons are cached for games offline. */
const icons = [
  1, 4, 7, 25, 39, 52, 54, 92, 94, 104, 129, 131, 133, 143, 150, 152, 155, 158, 172, 175, 196, 252,
  255, 258, 387, 390, 393, 447,
];
/** The picture of the practice quiz. */
const lucario = 448;
const pictures = [
  artworkPath(lucario),
  'backgrounds/memory-game.svg',
  'backgrounds/shell-game-beach.svg',
  'backgrounds/quiz.svg',
  'backgrounds/rules.svg',
  'brand/logo.svg',
  'pictures/fail.svg',
  'pictures/success-1.svg',
  'pictures/success-2.svg',
  'pictures/success-3.svg',
];

/** The URLs of the Pokédex and of the games offline. */
function precacheUrls(): string[] {
  const { allInfo, speciesNames } = contract.pokedex;
  return [
    ...[allInfo, speciesNames].map(({ path }) => `${path}?generationId=${generation.generationId}`),
    contract.quiz.practiceQuestions.path,
    ...[...types, unknownType].flatMap(({ id }) => [
      vectorUrl(typePath(id)),
      assetUrl(typeSignPath(id)),
    ]),
    ...[...icons.map(faceIconPath), ...pictures].map(assetUrl),
  ];
}

/**
 * Whether the cache is complete. Without HTTPS, as on a club's Wi-Fi, there is no cache; pictures of
 * another host are never cached.
 */
export async function isPrecached(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const own = precacheUrls().filter(
    (url) => new URL(url, location.href).origin === location.origin,
  );
  const cached = await Promise.all(own.map((url) => caches.match(url)));
  return cached.every((response) => response !== undefined);
}

/** Fetches the missing files one after the other, while the page is idle. */
export async function precache(): Promise<void> {
  for (const url of precacheUrls()) {
    if ((await caches.match(url)) !== undefined) continue;
    await new Promise<void>((resolve) => {
      whenIdle(resolve);
    });
    // The service worker caches the response; a failure is retried at the next visit.
    await fetch(url).catch(() => undefined);
  }
}
