import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { assetsDir: 'static', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
