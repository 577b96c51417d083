import '../src/configure-zod.ts';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { setCatchHandler } from 'workbox-routing';
import { answerDocuments } from './documents.ts';
import { answerPictures, insteadOf } from './pictures.ts';
import { answerPokedex, forgetPokedex } from './pokedex.ts';
import { hearNews } from './push.ts';
import { answerSounds } from './sounds.ts';
import { takeOverWhenAsked } from './take-over.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Written in by the build: every file of the app, and the document that shows it. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/*
 * What a browser keeps of the product, so that it opens without a network: the app itself, what of the
 * Pokédex was wanted, pictures and sounds that were seen and heard. Nothing of what is somebody's own.
 */

// Routes are asked in this order.
answerDocuments();
const files = self.__WB_MANIFEST;
precacheAndRoute(files, { cleanURLs: false });
cleanupOutdatedCaches();
answerPokedex();
answerPictures();
answerSounds();
setCatchHandler(insteadOf);

takeOverWhenAsked(new Set(files.map((file) => (typeof file === 'string' ? file : file.url))));
hearNews();

// The page that has had it registered is looked after at once.
clientsClaim();
// What was kept of the Pokédex is of the release before.
self.addEventListener('activate', (event) => event.waitUntil(forgetPokedex()));
