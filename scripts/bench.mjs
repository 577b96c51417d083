import { findChromium } from './chromium.mjs';
import { precompress, prepare, runTool } from './prepare.mjs';

await prepare();
// The baseline of the first views, sent as the product's own files are.
const barePage = 'e2e/bench/bare-page';
await runTool('vite', ['build', barePage, '--logLevel', 'warn']);
await precompress(`${barePage}/dist`, /\.(js|css)$/, 11);
await runTool('tsx', ['e2e/bench/main.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: findChromium() },
});
