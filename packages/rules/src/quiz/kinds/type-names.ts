import { typeById } from '@poketorneo/gen4/types';

/** A type combination as an answer: 'Acqua / Volante'. */
export function typing(typeIds: readonly number[]): string {
  return typeIds.map((id) => typeById(id).name).join(' / ');
}

/** A type combination in a sentence: 'Acqua e Volante', 'Acqua ed Erba'. */
export function typingInSentence(typeIds: readonly number[]): string {
  const [first = '', second] = typeIds.map((id) => typeById(id).name);
  if (second === undefined) return first;
  return `${first} ${second.startsWith('E') ? 'ed' : 'e'} ${second}`;
}
