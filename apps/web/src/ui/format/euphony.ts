/**
 * 'a' or 'e' and the name after it: with a 'd' between two equal vowels, as in 'ad Alakazam' and
 * 'ed Espeon', not in 'a Espeon'.
 */
export function beforeName(word: string, name: string): string {
  const isSame = name.charAt(0).toLowerCase() === word.toLowerCase();
  return `${word}${isSame ? 'd' : ''} ${name}`;
}

/** One name or two, as in 'Erba ed Elettro'. */
export function oneOrTwo(names: readonly string[]): string {
  return names.map((name, index) => (index === 0 ? name : beforeName('e', name))).join(' ');
}
