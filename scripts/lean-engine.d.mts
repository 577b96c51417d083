import type { Plugin } from 'esbuild';

export const engineDependencies: RegExp;
export const leanEngine: Plugin;
