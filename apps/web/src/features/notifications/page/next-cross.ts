/**
 * Where the keyboard goes when a card's cross is pressed: to the cross of the card after it, or else before
 * it. With the last card inside another, that one goes too. Undefined when nothing is left.
 */
export function nextCross(list: Element | null, cross: Element): HTMLElement | undefined {
  const card = cross.closest('li');
  const outer = card?.parentElement?.closest('li');
  const going = outer !== null && outer !== undefined && isAlone(card) ? outer : card;
  const left = [...(list?.querySelectorAll<HTMLElement>('[data-cross]') ?? [])].filter(
    (one) => going?.contains(one) !== true,
  );
  const after = left.find(
    (one) => (cross.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return after ?? left.at(-1);
}

const isAlone = (card: Element | null) => card?.parentElement?.childElementCount === 1;
