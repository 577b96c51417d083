/**
 * A value that is made when it is first asked for, and kept: for what takes the browser long and a
 * page may do without at first, such as formatters.
 */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
