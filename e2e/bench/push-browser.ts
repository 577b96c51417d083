export { createPushBrowser, type PushBrowser } from '../../apps/server/src/testing/push-browser.ts';
