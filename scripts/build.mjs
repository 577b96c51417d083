import { prepare } from './prepare.mjs';

// `--installed`: the dependencies are there already, as where an image is built.
await prepare({ dependencies: !process.argv.includes('--installed') });
