import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { version } from '../version.ts';

/**
 * The documentation page at /api/docs. Must be added before the routes it describes. `overHttps`
 * must be false over plain HTTP, or browsers would load its scripts over HTTPS.
 */
export async function addApiDocs(
  app: FastifyInstance,
  { overHttps }: { overHttps: boolean },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'PokéTorneo',
        description: 'The API of PokéTorneo, as its web app calls it.',
        version,
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) =>
      overHttps ? policy : policy.replace(/\s*upgrade-insecure-requests;?/, ''),
    theme: { title: 'PokéTorneo: API' },
  });
}
