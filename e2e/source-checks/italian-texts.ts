import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

const root = new URL('../../', import.meta.url);

/** A user-visible text in the source code. */
export interface ItalianText {
  readonly file: string;
  readonly text: string;
}

/**
 * The Italian texts in the source code of some folders, without tests, test helpers and migrations.
 */
export function italianTextsIn(folders: readonly string[]): readonly ItalianText[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => /\.tsx?$/.test(name) && !/\.test\.ts$|(^|\/)(testing|migrations)\//.test(name),
      )
      .flatMap((name) => {
        const file = `${folder}/${name}`;
        return textsOf(file, readFileSync(new URL(file, root), 'utf8'))
          .filter(isItalian)
          .map((text) => ({ file, text }));
      }),
  );
}

/** Every string, template and JSX text, with '{}' for each interpolation. */
export function textsOf(file: string, source: string): readonly string[] {
  const texts: string[] = [];
  // Tagged templates are SQL.
  const tagged = new Set<unknown>();
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi),
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    JSXText: ({ value }) => void texts.push(value.replaceAll(/\s+/g, ' ').trim()),
    TemplateLiteral(node) {
      if (!tagged.has(node)) texts.push(node.quasis.map(({ value }) => value.cooked).join('{}'));
    },
  }).visit(parseSync(file, source).program);
  return texts;
}

/** Whether a text is an Italian label or sentence, and not English, an identifier or a style. */
function isItalian(text: string): boolean {
  if (/\b(the|of|and|is|was|not|has|to|by|from|it|no|an|as|with)\b|_/i.test(text)) return false;
  return /^\p{Lu}\p{Ll}+$/u.test(text) || /[\p{L}}!?.,:;»] [\p{L}{«]/u.test(text);
}
