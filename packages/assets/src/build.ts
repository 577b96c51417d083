import path from 'node:path';
import { buildAssets } from './build-assets.ts';

const home = path.join(import.meta.dirname, '..');
const started = Date.now();
await buildAssets(path.join(home, 'dist'), path.join(home, '.cache'));
process.stdout.write(`Assets built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
