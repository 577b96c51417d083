import type { Endpoint, Schema } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { parseAnswer, parseAnswerPart } from './parsing.ts';
import { PreparedAnswer } from './prepared-answer.ts';

type Item = Record<string, unknown>;

const json = 'application/json; charset=utf-8';

/** An endpoint's answer, with only what the contract names, ready to be sent many times. */
export function prepareAnswer(endpoint: Endpoint, content: unknown): PreparedAnswer {
  const item = itemOf(endpoint.response);
  return item !== undefined && isListOfObjects(content)
    ? new PreparedAnswer(writeList(endpoint, item, content), json)
    : new PreparedAnswer(JSON.stringify(parseAnswer(endpoint, content)), json);
}

/** What a response is a list of, if it is a list of which the contract says nothing else. */
function itemOf(response: Schema): z.ZodMiniObject | undefined {
  if (!(response instanceof z.ZodMiniArray) || (response.def.checks ?? []).length > 0) return;
  const { element } = response.def;
  return element instanceof z.ZodMiniObject ? element : undefined;
}

function isListOfObjects(content: unknown): content is readonly Item[] {
  return (
    Array.isArray(content) && content.every((item) => typeof item === 'object' && item !== null)
  );
}

/** The JSON of items, by their schema: of those that lists share, each is parsed and written once. */
const writtenItems = new WeakMap<z.ZodMiniObject, WeakMap<object, Buffer>>();
const comma = Buffer.from(',');

/** A list, some of whose items other lists have too: such an item may never be changed. */
function writeList(endpoint: Endpoint, schema: z.ZodMiniObject, items: readonly Item[]): Buffer {
  const written = writtenItems.get(schema) ?? new WeakMap<object, Buffer>();
  writtenItems.set(schema, written);
  const parts = items.flatMap((item, index) => {
    const part =
      written.get(item) ?? Buffer.from(JSON.stringify(parseAnswerPart(endpoint, schema, item)));
    written.set(item, part);
    return index === 0 ? [part] : [comma, part];
  });
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
}
