import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

interface SecurityOptions {
  assetBaseUrl: string;
  overHttps: boolean;
}

/**
 * Puts the request's id on every answer, and the security headers on every one but a 304: whoever
 * asked keeps those of the answer they have, and unchanged polls are most of what this server sends.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: SecurityOptions,
): Promise<void> {
  const headers = Object.entries(await securityHeaders(options));
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    if (reply.statusCode !== 304) {
      // The API's own page has set a policy of its own.
      for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done(null, payload);
  });
}

/** What these headers are, found out once: nothing in them depends on the request. */
async function securityHeaders(options: SecurityOptions): Promise<Record<string, string>> {
  const sample = Fastify();
  await addHelmet(sample, options);
  sample.get('/', (_request, reply) => reply.hijack().raw.end());
  const { headers } = await sample.inject('/');
  await sample.close();
  const ofTransport = ['connection', 'date', 'transfer-encoding'];
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofTransport.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/**
 * Security headers with a Content-Security-Policy that allows what the product serves and nothing
 * else: no inline script or style, no other host than the asset host.
 */
async function addHelmet(
  app: FastifyInstance,
  { assetBaseUrl, overHttps }: SecurityOptions,
): Promise<void> {
  const assetHost = URL.canParse(assetBaseUrl) ? [new URL(assetBaseUrl).origin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        // Music is fetched, so that it goes round without a gap.
        connectSrc: ["'self'", ...assetHost],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', ...assetHost],
        manifestSrc: ["'self'", ...assetHost],
        mediaSrc: ["'self'", ...assetHost],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
      },
    },
    // Pictures of another asset host need not send a resource policy of their own.
    crossOriginEmbedderPolicy: false,
    hsts: overHttps,
    referrerPolicy: { policy: 'same-origin' },
  });
}
