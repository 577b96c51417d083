import { expectTypeOf, test } from 'vitest';
import type { ChangeOptions } from './use-submission.ts';

type Options = ChangeOptions<number, string>;
const save = async (text: string) => text.length;

test('a mutation cannot forget the queries that it changes', () => {
  expectTypeOf({ mutationFn: save }).not.toExtend<Options>();
  expectTypeOf({ mutationFn: save, onSuccess: () => {} }).not.toExtend<Options>();
  expectTypeOf({ mutationFn: save, updatesQueries: 'never' as const }).not.toExtend<Options>();
  expectTypeOf({ mutationFn: save, updatesQueries: 'onSuccess' as const }).not.toExtend<Options>();
  expectTypeOf({
    mutationFn: save,
    updatesQueries: 'onSuccess' as const,
    onSuccess: () => {},
  }).toExtend<Options>();
  expectTypeOf({
    mutationFn: save,
    updatesQueries: 'never: a reason' as const,
  }).toExtend<Options>();
});
