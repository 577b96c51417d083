import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addressWithOrder, orderOfAddress, type PokemonOrder } from './pokemon-order.ts';

/** The order that stands in the address, beside the filter. Another one is no place to go back to. */
export function usePokemonOrder() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Holds at once; the address follows when there is time.
  const [order, setOrder] = useOptimistic(orderOfAddress(query));
  return {
    order,
    changeOrder: (next: PokemonOrder) =>
      startTransition(async () => {
        setOrder(next);
        const search = addressWithOrder(query, next).toString();
        await navigate({ search }, { replace: true, preventScrollReset: true });
      }),
  };
}
