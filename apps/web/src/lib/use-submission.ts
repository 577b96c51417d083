import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores calls while it is under way: a button is disabled only at the next
 * render, which a fast second press precedes.
 */
export function useSubmission<Result, Variables = void>(
  options: UseMutationOptions<Result, Error, Variables>,
) {
  const underWay = useRef(false);
  const mutation = useMutation(options);
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
