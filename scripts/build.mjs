import { prepare } from './prepare.mjs';

// `--installed`: the dependencies are already there, as in an image's build.
await prepare({ dependencies: !process.argv.includes('--installed') });
