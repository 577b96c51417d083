import * as z from 'zod/mini';

// Zod would compile its parsers with `new Function`, which the Content-Security-Policy forbids.
// Imported before anything that makes a schema.
z.config({ jitless: true });
