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
  /** Written in by the build: every file of the app, and the document that shows it. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/*
 * What a browser keeps of the product, so that it opens without a network: the app itself, what of the
 * Pokédex was wanted, pictures and sounds that were seen and heard. Nothing of what is somebody's own.
 */

// Routes are asked in this order.
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

// The page that has had it registered is looked after at once.
clientsClaim();
// What was kept of the Pokédex is of the release before.
self.addEventListener('activate', (event) => event.waitUntil(clearPokedexCache()));
