import { type Endpoint, type ErrorBody, errorBody, type ResponseOf } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { isAdmin, replacesToken, session } from './session.ts';

/** A call that did not succeed. Status 0: the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly subcode: number | undefined;
  /** The fields of the request that the refusal is about. */
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** Nobody has pressed anything: the page has asked for what it shows, and may ask again by itself. */
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

/** An answer that is not what the contract says: the page and the server are of two releases. */
class UnreadableResponse extends ApiError {
  constructor(cause: unknown) {
    const message = 'Il server ha risposto in modo inatteso. Ricarica la pagina.';
    super(0, 'Invalid response', message, { cause });
  }
}

/** What may pass by itself: no connection, or a server that is starting. */
const transientStatuses: readonly number[] = [0, 502, 503, 504];

/** Whether the same call may succeed in a moment. */
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
   * Failures, or those that this says yes to, are the caller's business alone: no alert, no
   * navigation. That nobody is signed in any more concerns everybody, whoever finds out.
   */
  quiet?: boolean | ((error: ApiError) => boolean);
  /** Somebody has pressed for it, though it is a GET: they are told whatever becomes of it. */
  isPressedFor?: boolean;
  /** Arrives even if the page is closed meanwhile. */
  keepalive?: boolean;
  /** What is made of the answer where it is no JSON. */
  read?: (response: Response) => Promise<unknown>;
  /**
   * The call makes the token in use worthless. That others are refused because of it, before its own
   * answer is there, is no end of the session that anybody has to be told of.
   */
  revokesToken?: boolean;
  /** Sent instead of the token in use. Of a session that nobody has here any more: its end is no news. */
  token?: string;
}

/** An answer, and the tag by which the server can say that it is still the same. */
export interface TaggedResponse<Answer> {
  body: Answer;
  etag: string | null;
}

type FailureListener = (error: ApiError) => void;
let onFailure: FailureListener = () => {};

/** Says what is to happen on any failed call, besides the error being thrown. */
export function setFailureListener(listener: FailureListener): void {
  onFailure = listener;
}

/** How many calls are under way that make the token worthless. */
let revocations = 0;

const unreachable = 'Il server non risponde. Controlla la connessione e riprova.';

/**
 * Calls an endpoint of the contract and answers with the parsed response.
 * Throws ApiError when it fails, after telling the failure listener; an aborted call throws the
 * signal's reason and tells nobody. A call that whoever is signed in, if anybody is, has no right to is
 * not sent. Nobody is told of one that was begun by a page that is on its way out, after the session
 * has ended here or the role has changed; where another tab has ended it, this is how it shows.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Arguments<E>
): Promise<ResponseOf<E>> {
  const { body: answer } = await sendAndReport({ endpoint, input: input ?? {}, options });
  return answer;
}

/**
 * Calls an endpoint that is asked again and again. An answer that has not changed since the last one
 * does not travel, and the last one itself comes back. Throws like `call`.
 */
export function callForChanges<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  last: TaggedResponse<ResponseOf<E>> | undefined,
  options?: CallOptions,
): Promise<TaggedResponse<ResponseOf<E>>> {
  return sendAndReport({ endpoint, input, options, poll: { last } });
}

async function sendAndReport<E extends Endpoint>(
  request: ApiRequest<E>,
): Promise<TaggedResponse<ResponseOf<E>>> {
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
      // A 401 about a session that is over, or was somebody else's, concerns nobody any more.
      const isOver =
        ownToken !== undefined || session.get()?.id !== caller?.id || (revocations > 0 && !revokes);
      if (error.status !== 401 || !isOver) onFailure(error);
    }
    throw error;
  } finally {
    if (revokes) revocations -= 1;
  }
}

/** What the server would say, without asking it. */
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
 * A changed password revokes older tokens: a call that was on its way with one of them is sent once
 * more with the token that took its place.
 */
async function sendWithNewestToken<E extends Endpoint>(
  request: ApiRequest<E>,
): Promise<TaggedResponse<ResponseOf<E>>> {
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
  /** The call is one of many that ask for the same. */
  poll?: { last: TaggedResponse<ResponseOf<E>> | undefined };
}

async function send<E extends Endpoint>({
  endpoint,
  input,
  options,
  poll,
}: ApiRequest<E>): Promise<TaggedResponse<ResponseOf<E>>> {
  const signal = options?.signal;
  const headers = new Headers();
  const token = options?.token ?? session.get()?.token;
  if (token !== undefined) {
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
  if (poll !== undefined) {
    // The browser need not look for, nor keep, what the page has itself.
    init.cache = 'no-store';
    const tag = poll.last?.etag ?? null;
    if (tag !== null) headers.set('if-none-match', tag);
  }

  const isRead = endpoint.method === 'GET' && options?.isPressedFor !== true;
  const part = { signal, isRead };
  const response = await transfer(fetch(addressOf(endpoint.path, input), init), part);
  const fresh = response.headers.get('new-token');
  const now = session.get();
  // Only the token this call was made with is replaced: meanwhile somebody else may have signed in.
  if (fresh !== null && now !== null && now.token === token && replacesToken(fresh, now)) {
    session.update({ token: fresh });
  }
  if (response.status === 304 && poll?.last !== undefined) return poll.last;
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

/** Waits for a part of an answer, its head or its body: either may be cut off or called off. */
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

function addressOf(path: string, input: AnyInput): string {
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
