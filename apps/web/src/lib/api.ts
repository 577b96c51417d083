import { type Endpoint, type ErrorBody, errorBody, type ResponseOf } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { isAdmin, replacesToken, session } from './session.ts';

/** A call that did not succeed. Status 0: the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly subcode: number | undefined;
  /** The fields of the request that were refused. */
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** A query of the page, not an action of the user: it may be retried without asking. */
  readonly isRead: boolean;

  constructor(
    status: number,
    statusText: string,
    message: string,
    {
      subcode,
      issues = [],
      isRead = false,
      ...options
    }: ErrorOptions & Pick<ErrorBody, 'subcode' | 'issues'> & { isRead?: boolean } = {},
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.subcode = subcode;
    this.issues = issues;
    this.isRead = isRead;
  }
}

/** A response that does not match the contract: page and server are of different releases. */
class UnreadableResponse extends ApiError {
  constructor(cause: unknown) {
    const message = 'Il server ha risposto in modo inatteso. Ricarica la pagina.';
    super(0, 'Invalid response', message, { cause });
  }
}

/** No connection, or a server that is starting. */
const transientStatuses: readonly number[] = [0, 502, 503, 504];

/** Whether the same call may soon succeed. */
export function isTransient(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    !(error instanceof UnreadableResponse) &&
    transientStatuses.includes(error.status)
  );
}

type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { [key in Name]?: Value } : { [key in Name]: Value };
export type Input<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;
type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions];

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * The caller alone handles failures, or those that this accepts: no alert, no navigation. Never a
   * 401.
   */
  quiet?: boolean | ((error: ApiError) => boolean);
  /** An action of the user, though it is a GET: every failure is reported. */
  isPressedFor?: boolean;
  /** The request survives closing the page. */
  keepalive?: boolean;
  /** Parses a response that is not JSON. */
  read?: (response: Response) => Promise<unknown>;
  /**
   * The call revokes the token in use: until its response arrives, a 401 of another call is not
   * reported as the end of the session.
   */
  revokesToken?: boolean;
  /**
   * Sent instead of the token in use, for a session that has ended here: its 401 is not reported.
   */
  token?: string;
}

/** A response's body with its ETag. */
export interface ResponseWithEtag<Body> {
  body: Body;
  etag: string | null;
}

type FailureListener = (error: ApiError) => void;
let onFailure: FailureListener = () => {};

/** Sets the listener that every failed call notifies before it throws. */
export function setFailureListener(listener: FailureListener): void {
  onFailure = listener;
}

/** How many calls that revoke the token are under way. */
let revocations = 0;

const unreachable = 'Il server non risponde. Controlla la connessione e riprova.';

/**
 * Calls an endpoint of the contract and returns the parsed response. Throws `ApiError` after
 * notifying the failure listener; an aborted call throws the signal's reason and notifies no
 * listener. A call that the session has no right to is not sent; it is reported only as a 401, and
 * not after a sign-out of this tab.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Arguments<E>
): Promise<ResponseOf<E>> {
  const { body } = await sendAndReport({ endpoint, input: input ?? {}, options });
  return body;
}

/**
 * Calls an endpoint past the browser's cache, with the ETag of the last response, if any: it is
 * returned itself if nothing has changed. Throws like `call`.
 */
export function callUncached<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  last: ResponseWithEtag<ResponseOf<E>> | undefined,
  options?: CallOptions,
): Promise<ResponseWithEtag<ResponseOf<E>>> {
  return sendAndReport({ endpoint, input, options, uncached: { last } });
}

async function sendAndReport<E extends Endpoint>(
  request: ApiRequest<E>,
): Promise<ResponseWithEtag<ResponseOf<E>>> {
  const caller = session.get();
  const ownToken = request.options?.token;
  const refusal = ownToken === undefined ? refusalWithoutRight(request.endpoint) : undefined;
  if (refusal !== undefined) {
    if (refusal.status === 401 && !session.wasEndedHere()) onFailure(refusal);
    throw refusal;
  }
  const revokes = request.options?.revokesToken === true;
  if (revokes) revocations += 1;
  try {
    return await sendWithNewestToken(request);
  } catch (error) {
    if (error instanceof ApiError && !isQuiet(error, request.options?.quiet ?? false)) {
      // A 401 of a session that has ended here or been replaced is not reported.
      const isOver =
        ownToken !== undefined || session.get()?.id !== caller?.id || (revocations > 0 && !revokes);
      if (error.status !== 401 || !isOver) onFailure(error);
    }
    throw error;
  } finally {
    if (revokes) revocations -= 1;
  }
}

/** The server's refusal, without a request. */
function refusalWithoutRight({ access }: Endpoint): ApiError | undefined {
  if (access === 'public' || access === 'optional') return undefined;
  const user = session.get();
  if (user === null) {
    return new ApiError(401, 'Unauthorized', 'Per continuare bisogna accedere', { subcode: 0 });
  }
  if (access === 'user' || isAdmin(user)) return undefined;
  return new ApiError(403, 'Forbidden', 'Questa operazione è riservata agli organizzatori');
}

function isQuiet(error: ApiError, quiet: NonNullable<CallOptions['quiet']>): boolean {
  if (error.status === 401) return false;
  return typeof quiet === 'function' ? quiet(error) : quiet;
}

/**
 * A changed password revokes older tokens: a call under way with one of them is retried once with
 * the new token.
 */
async function sendWithNewestToken<E extends Endpoint>(
  request: ApiRequest<E>,
): Promise<ResponseWithEtag<ResponseOf<E>>> {
  const caller = session.get();
  try {
    return await send(request);
  } catch (error) {
    const now = session.get();
    const renewed = now !== null && now.id === caller?.id && now.token !== caller.token;
    if (
      !renewed ||
      request.options?.token !== undefined ||
      !(error instanceof ApiError) ||
      error.status !== 401
    )
      throw error;
    return send(request);
  }
}

interface AnyInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

interface ApiRequest<E extends Endpoint> {
  endpoint: E;
  input: AnyInput;
  options: CallOptions | undefined;
  /** Present if the browser must not cache the response. */
  uncached?: { last: ResponseWithEtag<ResponseOf<E>> | undefined };
}

async function send<E extends Endpoint>({
  endpoint,
  input,
  options,
  uncached,
}: ApiRequest<E>): Promise<ResponseWithEtag<ResponseOf<E>>> {
  const signal = options?.signal;
  const headers = new Headers();
  const token = options?.token ?? session.get()?.token;
  if (token !== undefined) {
    // The specification requires both headers; this server reads either.
    headers.set('x-access-token', token);
    headers.set('authorization', `Bearer ${token}`);
  }
  const init: RequestInit = { method: endpoint.method, headers };
  if (input.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  if (signal !== undefined) init.signal = signal;
  if (options?.keepalive !== undefined) init.keepalive = options.keepalive;
  if (uncached !== undefined) {
    // The page itself caches the response.
    init.cache = 'no-store';
    const etag = uncached.last?.etag ?? null;
    if (etag !== null) headers.set('if-none-match', etag);
  }

  const isRead = endpoint.method === 'GET' && options?.isPressedFor !== true;
  const part = { signal, isRead };
  const response = await transfer(fetch(urlOf(endpoint.path, input), init), part);
  const fresh = response.headers.get('new-token');
  const now = session.get();
  // Only this call's own token is replaced: another user may have signed in meanwhile.
  if (fresh !== null && now !== null && now.token === token && replacesToken(fresh, now)) {
    session.update({ token: fresh });
  }
  if (response.status === 304 && uncached?.last !== undefined) return uncached.last;
  const content =
    response.ok && options?.read !== undefined
      ? await transfer(options.read(response), part)
      : parseJson(await transfer(response.text(), part));
  if (!response.ok) {
    const body = errorBody.safeParse(content);
    const message = body.success ? body.data.message : response.statusText;
    const { subcode, issues } = body.data ?? {};
    throw new ApiError(response.status, response.statusText, message, { subcode, issues, isRead });
  }
  const parsed = z.safeParse<E['response']>(endpoint.response, content);
  if (!parsed.success) throw new UnreadableResponse(parsed.error);
  return { body: parsed.data, etag: response.headers.get('etag') };
}

/** Waits for a response's head or body, and translates a lost connection into an `ApiError`. */
async function transfer<Part>(
  part: Promise<Part>,
  { signal, isRead }: { signal: AbortSignal | undefined; isRead: boolean },
): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError(0, unreachable, unreachable, { isRead });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function urlOf(path: string, input: AnyInput): string {
  const params = entriesOf(input.params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params.get(name) ?? ''),
  );
  const query = new URLSearchParams([...entriesOf(input.query)]).toString();
  return query === '' ? filled : `${filled}?${query}`;
}

function entriesOf(part: unknown): Map<string, string> {
  if (typeof part !== 'object' || part === null) return new Map();
  return new Map(
    Object.entries(part)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}
