/** The same things in an order that chance decides; every order is equally likely. */
export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const left = [...things];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
