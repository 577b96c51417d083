import '../src/configure-zod.ts';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { setCatchHandler } from 'workbox-routing';
import { activateWhenAsked } from './activate.ts';
import { routeDocuments } from './documents.ts';
import { fallbackResponse, routePictures } from './pictures.ts';
import { clearPokedexCache, routePokedex } from './pokedex.ts';
import { handlePush } from './push.ts';
import { routeSounds } from './sounds.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Injected by the build: every file of the app, and its document. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/*
 * Caches for opening the product offline: the app itself, the requested parts of the Pokédex,
 * pictures seen and sounds heard. Never personal data.
 */

// Routes match in this order.
routeDocuments();
const files = self.__WB_MANIFEST;
precacheAndRoute(files, { cleanURLs: false });
cleanupOutdatedCaches();
routePokedex();
routePictures();
routeSounds();
setCatchHandler(fallbackResponse);

activateWhenAsked(new Set(files.map((file) => (typeof file === 'string' ? file : file.url))));
handlePush();

// Also controls the page that registered it.
clientsClaim();
// The cached Pokédex is of the previous release.
self.addEventListener('activate', (event) => event.waitUntil(clearPokedexCache()));
