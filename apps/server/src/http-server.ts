import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Bus } from './bus/index.ts';
import { minute, second } from './clock.ts';
import type { Config } from './config.ts';
import { addApiDocs } from './http/api-docs.ts';
import { addCacheControl } from './http/cache-control.ts';
import { drainUnreadBodies } from './http/drain-body.ts';
import { addErrorHandler, handleClientError, handleFrameworkError } from './http/error-handler.ts';
import { addGracefulShutdown } from './http/graceful-shutdown.ts';
import { describeIssue } from './http/issue-messages.ts';
import { lingerOverUnreadBodies } from './http/lingering-close.ts';
import { limitPipelining } from './http/pipelining-limit.ts';
import { addPollFastPath } from './http/poll-fast-path/index.ts';
import { createResponseCache } from './http/response-cache.ts';
import { addSecurityHeaders } from './http/security-headers.ts';

z.config({ localeError: describeIssue });

export interface HttpServerParts {
  config: Pick<Config, 'assetBaseUrl' | 'publicUrl' | 'trustProxy'>;
  bus: Bus;
  log: Logger;
  /** A stop waits this long for pending requests. */
  shutdownTimeoutMs?: number;
}

const maxBodyBytes = 256 * 1024;
/** For receiving a whole request. */
const requestTimeoutMs = minute;

/** The server without features; `verifyToken` must be decorated before routes are added. */
export async function createHttpServer({
  config,
  bus,
  log,
  shutdownTimeoutMs = 10 * second,
}: HttpServerParts): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: maxBodyBytes,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    requestTimeout: requestTimeoutMs,
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
  });
  app.removeContentTypeParser('text/plain');
  acceptEmptyBodies(app);
  // `addEndpoint` parses requests and responses itself.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest('session', null);
  app.decorate('responseCache', createResponseCache(bus));
  addErrorHandler(app);
  addRequestLog(app, log);
  addCacheControl(app);
  limitPipelining(app, addPollFastPath(app, log.isLevelEnabled('debug')));
  addGracefulShutdown(app, shutdownTimeoutMs);
  drainUnreadBodies(app);
  lingerOverUnreadBodies(app);
  const overHttps = config.publicUrl.startsWith('https:');
  await addSecurityHeaders(app, { assetBaseUrl: config.assetBaseUrl, overHttps });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await addApiDocs(app, { overHttps });
  return app;
}

/** Entries beyond our own proxies can be forged by the caller. */
function trustedHops(proxies: number) {
  return proxies === 0 ? false : (_address: string, hop: number) => hop < proxies;
}

/** Many clients send Content-Type JSON with an empty body. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
}

/** Logs the route, not the URL, which may contain secrets; 304 only at level debug. */
function addRequestLog(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : reply.statusCode === 304 ? 'debug' : 'info';
    // Most requests are polls: a disabled line must cost nothing.
    if (!log.isLevelEnabled(level)) return done();
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
