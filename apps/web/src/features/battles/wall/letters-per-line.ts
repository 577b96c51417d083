/** A title of more letters is better read in two lines. */
const longLine = 16;

/** How many letters the longest line of a title has, in one line or, if it is long, in two. */
export function lettersPerLine(title: string): number {
  const lengthOf = (text: string) => [...text].length;
  const length = lengthOf(title);
  if (length <= longLine) return length;
  const longestWord = Math.max(...title.split(' ').map(lengthOf));
  // Lines break at words, so they are not equally long.
  return Math.max(longestWord, Math.ceil(length * 0.6));
}
