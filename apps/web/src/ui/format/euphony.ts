/**
 * 'a' or 'e' before a name, with a 'd' between two equal vowels: 'ad Alakazam', 'ed Espeon', but 'a
 * Espeon'.
 */
export function beforeName(word: string, name: string): string {
  const isSame = name.charAt(0).toLowerCase() === word.toLowerCase();
  return `${word}${isSame ? 'd' : ''} ${name}`;
}

/** One name or two, as in 'Erba ed Elettro'. */
export function oneOrTwo(names: readonly string[]): string {
  return names.map((name, index) => (index === 0 ? name : beforeName('e', name))).join(' ');
}
