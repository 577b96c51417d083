import { type Endpoint, noBody, type Schema } from '@poketorneo/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';

/** A raw request, valid or not. */
export interface RawRequest {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

const trickyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\ufeff',
  '\u202egnp.exe',
  '%',
  '%00',
  "' or 1=1 --",
  '"; drop table users; --',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  '-0',
  '0x10',
  '1e2',
  '1e309',
  '9007199254740993',
  '99999999999999999999999999',
  '-9223372036854775809',
  '٣',
  '１',
];

const longText = fc
  .tuple(fc.constantFrom('a', 'è', '😀', '㍿', '\ufdfa', '\u0000', '\ud800', '(', '.a'), fc.nat(4))
  .map(([unit, power]) => unit.repeat(10 ** power));

/** A valid text with one invalid character. */
const corruptedText = fc
  .tuple(
    fc.constantFrom('Ada', 'ada@example.org', 'segreto1', '4', ''),
    fc.constantFrom('\u0000', '\ud800', '\n', '\u202e', '😀', '%', '\\', "'", '\u007f'),
    fc.boolean(),
  )
  .map(([right, wrong, first]) => (first ? wrong + right : right + wrong));

const text = fc.oneof(
  { arbitrary: corruptedText, weight: 3 },
  fc.constantFrom(...trickyTexts),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  { arbitrary: longText, weight: 1 },
);

const plausibleValues = [1, 4, '1', '4', 'Ada', 'ada@example.org', 'segreto1', ['ROLE_ADMIN']];
const plausible = fc.constantFrom<unknown>(...plausibleValues);

const deep = fc
  .constantFrom('[', '{"a":')
  .map((opening) => `${opening.repeat(2000)}1${(opening === '[' ? ']' : '}').repeat(2000)}`);

const value = fc.oneof(
  text,
  plausible,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { toString: 1 }, { length: 5 }),
  fc.constantFrom<unknown>(0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(text, { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Fields of a schema, each with the plausible values it accepts. */
function fieldsOf(schema: Schema): [field: string, right: unknown[]][] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape).map(([field, kind]) => [
    field,
    plausibleValues.filter((candidate) => z.safeParse(kind, candidate).success),
  ]);
}

/** All fields valid except one or two. */
function fieldsWithFewWrong(
  fields: [field: string, right: unknown[]][],
  wrong: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const right = fc.record(
    Object.fromEntries(
      fields.map(([field, values]) => [
        field,
        fc.constantFrom(...(values.length === 0 ? [null] : values)),
      ]),
    ),
  );
  const [first = 'id', ...others] = fields.map(([field]) => field);
  const changes = fc.dictionary(fc.constantFrom(first, ...others), wrong, {
    minKeys: 1,
    maxKeys: 2,
  });
  return fc.tuple(right, changes).map(([rightOnes, wrongOnes]) => ({ ...rightOnes, ...wrongOnes }));
}

function bodyFor(endpoint: Endpoint): fc.Arbitrary<string | Buffer | undefined> {
  const fields = fieldsOf(endpoint.body);
  const almostRight = fieldsWithFewWrong(fields, value).map((body) => JSON.stringify(body));
  const allWrong = fc
    .record(Object.fromEntries(fields.map(([field]) => [field, value])), { requiredKeys: [] })
    .map((body) => JSON.stringify(body));
  const otherFields = fc
    .dictionary(fc.oneof(text, fc.constantFrom('id', 'roles', 'is_admin', 'token')), value)
    .map((body) => JSON.stringify(body));
  const pollution = fc
    .tuple(
      fc.constantFrom('"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"x":1}}'),
      value,
    )
    .map(([key, other]) => `{${key},"id":${JSON.stringify(other)}}`);
  const notJson = fc.constantFrom(
    ...[
      '',
      '{',
      '[',
      'null',
      '"',
      '{"a":1',
      '{"a":1}{"b":2}',
      "{'a':1}",
      'NaN',
      '\ufeff{}',
      '1e999',
    ],
    ...[
      'username=ada&password=segreto1',
      '<?xml version="1.0"?><a/>',
      '{"a":1,}',
      '{"a":"\u0001"}',
    ],
  );
  const tooLarge = fc.constant(JSON.stringify({ username: 'a'.repeat(300_000) }));
  return fc.oneof(
    { arbitrary: almostRight, weight: 12 },
    { arbitrary: allWrong, weight: 3 },
    { arbitrary: otherFields, weight: 3 },
    { arbitrary: fc.json(), weight: 2 },
    { arbitrary: pollution, weight: 2 },
    { arbitrary: notJson, weight: 2 },
    { arbitrary: text, weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
    { arbitrary: deep, weight: 1 },
    { arbitrary: tooLarge, weight: 1 },
  );
}

/** Percent-encoded or raw text. */
const urlText = fc.oneof(
  {
    arbitrary: text.map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd'))),
    weight: 4,
  },
  { arbitrary: plausible.map((part) => encodeURIComponent(String(part))), weight: 2 },
  {
    arbitrary: fc.constantFrom(
      ...[
        '%',
        '%zz',
        '%ED%A0%80',
        '%c0%ae',
        '%00',
        '%2e%2e',
        '..',
        '.',
        '%2F',
        '/',
        '//',
        ';',
        '*',
      ],
      ...['1/', '1%20', '+1', '1?', '1#', '\\', ':id', '[]', '1;2', '1&2', '1=2'],
    ),
    weight: 2,
  },
);

function pathFor(endpoint: Endpoint): fc.Arbitrary<string> {
  const parts = endpoint.path.split(/(:\w+)/);
  return fc
    .tuple(...parts.map((part) => (part.startsWith(':') ? urlText : fc.constant(part))))
    .map((filled) => filled.join(''));
}

function queryFor(endpoint: Endpoint): fc.Arbitrary<string> {
  const fields = fieldsOf(endpoint.query);
  const written = (pairs: readonly (readonly [string, unknown])[]) =>
    pairs.map(([name, given]) => (given === null ? name : `${name}=${given}`)).join('&');
  const almostRight = fieldsWithFewWrong(fields, urlText).map((query) =>
    written(Object.entries(query).filter(([, given]) => given !== null)),
  );
  const key = fc.oneof(
    fc.constantFrom(...fields.map(([field]) => field), 'generationId'),
    fc.constantFrom('generationId[]', '__proto__', 'constructor', 'id', ''),
    urlText,
  );
  const anything = fc.array(fc.tuple(key, fc.option(urlText)), { maxLength: 5 }).map(written);
  return fc.oneof({ arbitrary: almostRight, weight: 3 }, anything, fc.constant(''));
}

/** Valid header text: Node's parser rejects other characters. */
const headerText = fc.oneof(
  fc
    .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff })))
    .map((codes) => String.fromCharCode(...codes)),
  fc.nat(8000).map((length) => 'a'.repeat(length)),
);

const encodings = [
  'gzip',
  'br',
  'deflate',
  'identity',
  'zstd',
  'x',
  'gzip, gzip',
  '*',
  '',
  'br;q=x',
];
const contentTypes = [
  ...['application/json', 'application/json', 'application/json; charset=utf-16', 'text/plain'],
  ...['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...['application/json;;;', 'application/', '/', 'x', '', '*/*', 'application/vnd.api+json'],
];

const headers = fc.record(
  {
    'accept-encoding': fc.oneof(fc.constantFrom(...encodings), headerText),
    accept: headerText,
    'if-none-match': headerText,
    'if-modified-since': headerText,
    range: fc.oneof(fc.constantFrom('bytes=0-1', 'bytes=-', 'bytes=9-1'), headerText),
    'x-forwarded-for': headerText,
    'x-forwarded-proto': headerText,
    cookie: headerText,
    origin: headerText,
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
  },
  { requiredKeys: [] },
);

const bodyHeaders = fc.record(
  {
    'content-type': fc.oneof(
      { arbitrary: fc.constant('application/json'), weight: 12 },
      { arbitrary: fc.constantFrom(...contentTypes), weight: 2 },
      { arbitrary: headerText, weight: 1 },
    ),
    'content-encoding': fc.oneof(
      { arbitrary: fc.constant('identity'), weight: 20 },
      { arbitrary: fc.constantFrom(...encodings), weight: 1 },
    ),
  },
  { requiredKeys: ['content-type'] },
);

const wrongToken = fc.oneof(
  headerText,
  fc.constantFrom('null', 'undefined', 'a.b.c', '..', 'Bearer', '{}'),
  fc
    .tuple(fc.jsonValue({ maxDepth: 1 }), fc.jsonValue({ maxDepth: 1 }), fc.base64String())
    .map(([head, claims, signature]) =>
      [JSON.stringify(head), JSON.stringify(claims)]
        .map((part) => Buffer.from(part).toString('base64url'))
        .concat(signature)
        .join('.'),
    ),
  fc
    .constantFrom('none', 'HS256', 'RS256', 'ES256', 'dir', 'PBES2-HS256+A128KW')
    .map((algorithm) =>
      [{ alg: algorithm, crit: ['b64'], b64: false }, { sub: '1', ver: 1, iat: 0, exp: 1e12 }, 'x']
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.'),
    ),
);

const wrongTokens = fc.oneof(
  fc.constant({}),
  wrongToken.map((token) => ({ 'x-access-token': token })),
  wrongToken.map((token) => ({ authorization: `Bearer ${token}` })),
  wrongToken.map((token) => ({ authorization: token })),
);

/** Requests with any kind of error, or none: see `isAcceptable`. */
export function requestsTo(
  endpoint: Endpoint,
  token: string | undefined,
): fc.Arbitrary<RawRequest> {
  const credentials: fc.Arbitrary<Record<string, string>> =
    token === undefined ? wrongTokens : fc.constant({ 'x-access-token': token });
  return fc
    .record({
      path: pathFor(endpoint),
      query: queryFor(endpoint),
      payload: endpoint.method === 'GET' ? fc.constant(undefined) : bodyFor(endpoint),
      ofAll: headers,
      ofBody: endpoint.method === 'GET' ? fc.constant({}) : bodyHeaders,
      credentials,
    })
    .map(({ path, query, payload, ofAll, ofBody, credentials: given }) => ({
      method: endpoint.method,
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...ofAll, ...ofBody, ...given },
      payload,
    }));
}

/** Sequences that no text may contain. */
const notText = /\\u0000|\\ud[89a-f]/i;

/** Whether path and body of a request are valid for one of the endpoints. */
export function isAcceptable(
  endpoints: readonly Endpoint[],
  { method, url, payload }: RawRequest,
): boolean {
  const ofMethod = endpoints.filter((endpoint) => endpoint.method === method);
  if (ofMethod.length === 0) return false;
  const { pathname } = new URL(url, 'http://localhost');
  return ofMethod.some((endpoint) => {
    const match = patternOf(endpoint).exec(pathname);
    if (match === null) return false;
    const params = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, raw]) => [name, decoded(raw)]),
    );
    // Only what is read counts: a query or field that no schema names may contain anything. A body that
    // is not read counts where the path has no parameter: all requests would be acceptable.
    const ignoresBody = endpoint.body === noBody && endpoint.path.includes(':');
    const body = ignoresBody ? undefined : parsedJson(payload);
    const read = [z.safeParse(endpoint.params, params), z.safeParse(endpoint.body, body)];
    return (
      read.every(({ success }) => success) &&
      !notText.test(JSON.stringify(read.map(({ data }) => data)))
    );
  });
}

const patterns = new Map<Endpoint, RegExp>();

/** The paths of an endpoint, compiled once. */
function patternOf(endpoint: Endpoint): RegExp {
  const pattern =
    patterns.get(endpoint) ?? new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
  patterns.set(endpoint, pattern);
  return pattern;
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

function parsedJson(payload: string | Buffer | undefined): unknown {
  try {
    return JSON.parse(String(payload));
  } catch {
    return undefined;
  }
}
