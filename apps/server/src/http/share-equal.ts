import type { PreparedAnswer } from './prepared-answer.ts';

/**
 * Lets callers whose answers say the same hold one answer, which is compressed and lies in memory
 * once: many players have the same leaders, icons and Pokémon. Gives for each answer the one that is
 * held already, or the answer itself.
 */
export function shareEqual(): (answer: PreparedAnswer) => PreparedAnswer {
  const held = new Map<string, WeakRef<PreparedAnswer>>();
  const forgotten = new FinalizationRegistry<string>((tag) => {
    if (held.get(tag)?.deref() === undefined) held.delete(tag);
  });
  return (answer) => {
    const equal = held.get(answer.tag)?.deref();
    if (equal !== undefined) return equal;
    held.set(answer.tag, new WeakRef(answer));
    forgotten.register(answer, answer.tag);
    return answer;
  };
}
