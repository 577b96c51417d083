import type { QuestionContext, QuestionDraft, QuestionKind } from './question.ts';

interface KindDefinition<Subject> {
  name: string;
  level: 1 | 2 | 3;
  /** Subjects of this difficulty, from a random start; iterated lazily. */
  subjects: (context: QuestionContext) => Iterable<Subject>;
  /** Unique key of a subject. */
  keyOf: (subject: Subject) => string | number;
  /** The question about a subject; null without three valid distractors. */
  ask: (subject: Subject, context: QuestionContext) => Omit<QuestionDraft, 'key'> | null;
}

/** Defines a question kind: tries subjects until one is new and has a question. */
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
