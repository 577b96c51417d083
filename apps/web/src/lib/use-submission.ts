import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useRef } from 'react';

/** The callback that invalidates or replaces the queries that a mutation changes. */
type UpdatesQueries<Options extends { onSuccess?: unknown; onSettled?: unknown }> =
  | { updatesQueries: 'mutationFn' }
  | { updatesQueries: 'onSuccess'; onSuccess: NonNullable<Options['onSuccess']> }
  | { updatesQueries: 'onSettled'; onSettled: NonNullable<Options['onSettled']> }
  /** With the reason. */
  | { updatesQueries: `never: ${string}` };

/** Options of a mutation, which must say how it updates queries. */
export type ChangeOptions<Result, Variables> = UseMutationOptions<Result, Error, Variables> &
  UpdatesQueries<UseMutationOptions<Result, Error, Variables>>;

/** The only use of `useMutation`, so that none forgets the queries that it changes. */
export const useChange: <Result, Variables = void>(
  options: ChangeOptions<Result, Variables>,
) => UseMutationResult<Result, Error, Variables> = useMutation;

/**
 * A mutation that ignores calls while it is under way: a button is disabled only at the next
 * render, which a fast second press precedes.
 */
export function useSubmission<Result, Variables = void>(options: ChangeOptions<Result, Variables>) {
  const underWay = useRef(false);
  const mutation = useChange(options);
  const mutate = (variables: Variables) => {
    if (underWay.current) return;
    underWay.current = true;
    mutation.mutate(variables, {
      onSettled: () => {
        underWay.current = false;
      },
    });
  };
  return { ...mutation, mutate };
}
