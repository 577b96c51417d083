import { findChromium } from './chromium.mjs';
import { prepare, runTool } from './prepare.mjs';

await prepare();
runTool('tsx', ['e2e/bench/main.ts'], { env: { CHROMIUM_PATH: findChromium() } });
