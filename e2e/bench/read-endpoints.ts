import { type Access, contract, type Endpoint } from '@poketorneo/contract';

/** A measured read. */
export interface Read {
  endpoint: Endpoint;
  access: Access;
  /** Path and query, with a value for each parameter. */
  pathWith(values: Parameters): string;
}

/** GET endpoints that write: each call is a stored move in a game. */
const moves: ReadonlySet<Endpoint> = new Set([
  contract.quiz.firstQuestion,
  contract.quiz.nextQuestion,
  contract.quiz.correctAnswer,
  contract.teamDraw.random,
]);

/** Downloads of whole data sets, which are rare and, for one's own data, rate-limited. */
const files: ReadonlySet<Endpoint> = new Set([
  contract.ownData.get,
  contract.downloads.standings,
  contract.downloads.matches,
  contract.downloads.players,
]);

/** Values of parameters, by name. */
export type Parameters = Readonly<Record<string, string | number>>;

function fieldsOf(schema: object): [name: string, isOptional: boolean][] {
  if (!('shape' in schema) || typeof schema.shape !== 'object' || schema.shape === null) return [];
  return Object.entries(schema.shape).map(([name, field]) => [
    name,
    typeof field === 'object' &&
      field !== null &&
      'safeParse' in field &&
      accepts(field, undefined),
  ]);
}

function accepts(field: object, value: unknown): boolean {
  if (!('safeParse' in field) || typeof field.safeParse !== 'function') return false;
  const result: unknown = field.safeParse(value);
  return typeof result === 'object' && result !== null && 'success' in result && !!result.success;
}

/**
 * Every read of the contract except downloads, so that a new one is measured too; paths of reads
 * with unknown required parameters are returned as `unknown`.
 */
export function listReads(known: readonly string[]): { reads: Read[]; unknown: string[] } {
  const reads: Read[] = [];
  const unknown: string[] = [];
  const endpoints = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group));
  const isRead = (one: Endpoint) => one.method === 'GET' && !moves.has(one) && !files.has(one);
  for (const endpoint of endpoints.filter(isRead)) {
    const asked = fieldsOf(endpoint.query)
      .filter(([, isOptional]) => !isOptional)
      .map(([name]) => name);
    const inPath = fieldsOf(endpoint.params).map(([name]) => name);
    if (![...asked, ...inPath].every((name) => known.includes(name))) {
      unknown.push(endpoint.path);
      continue;
    }
    const pathWith = (values: Parameters) => {
      const query = new URLSearchParams();
      for (const name of asked) query.set(name, String(values[name]));
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
      return query.size > 0 ? `${path}?${query}` : path;
    };
    reads.push({ endpoint, access: endpoint.access, pathWith });
  }
  return { reads, unknown };
}
