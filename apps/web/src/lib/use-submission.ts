import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is not started again while it is under way, however fast a button is pressed:
 * that it is pending, and the button disabled, is known only at the next render.
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
