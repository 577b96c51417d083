import type { Endpoint, Schema } from '@poketorneo/contract';
import type * as z from 'zod/mini';
import { parseAnswer, parseAnswerPart } from './parsing.ts';
import { PreparedAnswer } from './prepared-answer.ts';

const json = 'application/json; charset=utf-8';

/** An endpoint's answer, with only what the contract names, ready to be sent many times. */
export function prepareAnswer<R extends Schema>(
  endpoint: Endpoint<Schema, Schema, Schema, R>,
  content: z.input<R>,
): PreparedAnswer {
  return new PreparedAnswer(JSON.stringify(parseAnswer(endpoint, content)), json);
}

/** An endpoint that answers with a list of things. */
export type ListEndpoint<
  Q extends Schema,
  Item extends z.ZodMiniObject,
  Who extends Endpoint['access'] = Endpoint['access'],
> = Endpoint<Schema, Q, Schema, z.ZodMiniArray<Item>, Who>;

/** The JSON of items, by their schema: of those that lists share, each is parsed and written once. */
const writtenItems = new WeakMap<z.ZodMiniObject, WeakMap<object, Buffer>>();

/**
 * The same for a list, some of whose items other lists have too. The items are parsed one by one:
 * the contract says nothing of how many there are.
 */
export function prepareList<Item extends z.ZodMiniObject>(
  endpoint: ListEndpoint<Schema, Item>,
  items: readonly z.input<Item>[],
): PreparedAnswer {
  const schema = endpoint.response.def.element;
  const written = writtenItems.get(schema) ?? new WeakMap<object, Buffer>();
  writtenItems.set(schema, written);
  const comma = Buffer.from(',');
  const parts = items.flatMap((item, index) => {
    const part =
      written.get(item) ?? Buffer.from(JSON.stringify(parseAnswerPart(endpoint, schema, item)));
    written.set(item, part);
    return index === 0 ? [part] : [comma, part];
  });
  return new PreparedAnswer(Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]), json);
}
