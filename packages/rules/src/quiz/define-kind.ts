import type { Draft, QuestionContext, QuestionKind } from './question.ts';

interface KindDefinition<Subject> {
  name: string;
  level: 1 | 2 | 3;
  /** What can be asked about at this difficulty, beginning anywhere; read only as far as needed. */
  subjects: (context: QuestionContext) => Iterable<Subject>;
  /** What tells the question about a subject apart from those about the others. */
  keyOf: (subject: Subject) => string | number;
  /** The question about a subject, or null when it cannot be asked with three good wrong answers. */
  ask: (subject: Subject, context: QuestionContext) => Omit<Draft, 'key'> | null;
}

/** A kind of question: its subjects are tried until one is new and can be asked about. */
export function defineKind<Subject>(definition: KindDefinition<Subject>): QuestionKind {
  const { name, level, subjects, keyOf, ask } = definition;
  return {
    name,
    level,
    make(context, isAsked) {
      for (const subject of subjects(context)) {
        const key = `${name}:${keyOf(subject)}`;
        if (isAsked(key)) continue;
        const draft = ask(subject, context);
        if (draft !== null && draft.wrong.length === 3) return { key, ...draft };
      }
      return null;
    },
  };
}
