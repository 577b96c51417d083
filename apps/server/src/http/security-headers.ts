import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

interface SecurityOptions {
  assetBaseUrl: string;
  overHttps: boolean;
}

/**
 * Adds the request id to every response, and security headers to all but 304: the client keeps
 * those of its cached response, and most responses are 304.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: SecurityOptions,
): Promise<void> {
  const headers = Object.entries(await securityHeaders(options));
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    if (reply.statusCode !== 304) {
      // The documentation page sets its own policy.
      for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done(null, payload);
  });
}

/** Computed once with helmet: no header depends on the request. */
async function securityHeaders(options: SecurityOptions): Promise<Record<string, string>> {
  const sample = Fastify();
  await addHelmet(sample, options);
  sample.get('/', (_request, reply) => reply.hijack().raw.end());
  const { headers } = await sample.inject('/');
  await sample.close();
  const transportHeaders = ['connection', 'date', 'transfer-encoding'];
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !transportHeaders.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** The policy allows no inline script or style, and no host but this one and the asset host. */
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
        // Music is fetched, for gapless looping.
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
    // Another asset host need not send a resource policy.
    crossOriginEmbedderPolicy: false,
    hsts: overHttps,
    referrerPolicy: { policy: 'same-origin' },
  });
}
