import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

const root = new URL('../../', import.meta.url);

/** An enumeration of the contract that must be decided on exhaustively. */
export interface Kind {
  readonly name: string;
  readonly values: readonly string[];
  /** Names of its variables and properties. */
  readonly operand: RegExp;
  /** Names of constants for its values. */
  readonly constants?: readonly string[];
  /** Whether a value as argument, in a list or as result of `?:` is a decision, too. */
  readonly isChosenConsciously?: boolean;
}

/** A decision on one value of a kind that leaves the others to a silent else. */
export interface Decision {
  readonly file: string;
  readonly kind: string;
  readonly value: string;
}

type Program = ReturnType<typeof parseSync>['program'];
type Expression = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['SwitchStatement']>
>[0]['discriminant'];

/** The decisions in the source code of some folders, without tests, migrations and tables. */
export function kindDecisionsIn(folders: readonly string[], kinds: readonly Kind[]): Decision[] {
  const shared = sharedValues();
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(migrations|tables)\//.test(name))
      .flatMap((name) => {
        const file = `${folder}/${name}`;
        return kindDecisionsOf(file, readFileSync(new URL(file, root), 'utf8'), kinds, shared);
      }),
  );
}

/**
 * The decisions in one file: a comparison with one value, a search in a list of values, a filter of
 * a query, and a `default` beside cases of values; of some kinds also an argument, an element of a
 * list and a result of `?:`. A value of several enumerations (`shared`)
 * counts only where the operand's name identifies the kind.
 */
export function kindDecisionsOf(
  file: string,
  source: string,
  kinds: readonly Kind[],
  shared: ReadonlySet<string> = new Set(),
): Decision[] {
  const found: Decision[] = [];
  const decide = (operand: string | undefined, compared: readonly (Value | undefined)[]) => {
    for (const one of compared) {
      if (one === undefined) continue;
      const { value, isConstant } = one;
      const kind = kinds.find(({ values, constants, operand: name }) =>
        isConstant
          ? constants?.includes(value)
          : values.includes(value) && (!shared.has(value) || name.test(operand ?? '')),
      );
      if (kind !== undefined) found.push({ file, kind: kind.name, value });
    }
  };
  const choose = (expressions: readonly (Expression | null)[]) => {
    for (const expression of expressions) {
      if (expression?.type !== 'Literal' || typeof expression.value !== 'string') continue;
      const { value } = expression;
      const kind = kinds.find((one) => one.isChosenConsciously && one.values.includes(value));
      if (kind !== undefined) found.push({ file, kind: kind.name, value });
    }
  };
  new Visitor({
    ArrayExpression({ elements }) {
      choose(elements.filter((element) => element?.type !== 'SpreadElement'));
    },
    ConditionalExpression({ consequent, alternate }) {
      choose([consequent, alternate]);
    },
    BinaryExpression({ operator, left, right }) {
      if (!/^[!=]==?$/.test(operator)) return;
      decide(nameOf(left), [comparedIn(right)]);
      decide(nameOf(right), [comparedIn(left)]);
    },
    CallExpression({ callee, arguments: given }) {
      choose(given.filter((argument) => argument.type !== 'SpreadElement'));
      const [first, second, third] = given;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      if (property.name === 'includes' && first !== undefined && first.type !== 'SpreadElement') {
        decide(nameOf(object), [comparedIn(first)]);
        decide(nameOf(first), listedIn(object));
      }
      if (property.name !== 'where' || first?.type !== 'Literal') return;
      if (second === undefined || third === undefined || third.type === 'SpreadElement') return;
      decide(String(first.value).replace(/^.*\./, ''), [comparedIn(third), ...listedIn(third)]);
    },
    SwitchStatement({ discriminant, cases }) {
      if (cases.every(({ test }) => test !== null)) return;
      decide(
        nameOf(discriminant),
        cases.map(({ test }) => (test === null ? undefined : comparedIn(test))),
      );
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Strings that are values of more than one enumeration of the contract. */
function sharedValues(): ReadonlySet<string> {
  const folder = 'packages/contract/src/';
  const counts = new Map<string, number>();
  const count = (program: Program) =>
    new Visitor({
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (!['enum', 'literal'].includes(callee.property.name)) return;
        if (first === undefined || first.type === 'SpreadElement') return;
        for (const one of [comparedIn(first), ...listedIn(first)]) {
          if (one?.isConstant === false) counts.set(one.value, (counts.get(one.value) ?? 0) + 1);
        }
      },
    }).visit(program);
  for (const name of readdirSync(new URL(folder, root))) {
    const source = readFileSync(new URL(folder + name, root), 'utf8');
    count(parseSync(name, source).program);
  }
  return new Set([...counts].filter(([, times]) => times > 1).map(([value]) => value));
}

function nameOf(expression: Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'ChainExpression') return nameOf(expression.expression);
  if (expression.type === 'CallExpression') return nameOf(expression.callee);
  if (expression.type !== 'MemberExpression') return undefined;
  return expression.property.type === 'Identifier' ? expression.property.name : undefined;
}

/** A string, or the name of a constant. */
interface Value {
  value: string;
  isConstant: boolean;
}

function comparedIn(expression: Expression): Value | undefined {
  if (expression.type === 'Identifier') return { value: expression.name, isConstant: true };
  if (expression.type !== 'Literal' || typeof expression.value !== 'string') return undefined;
  return { value: expression.value, isConstant: false };
}

function listedIn(expression: Expression): (Value | undefined)[] {
  if (expression.type === 'TSAsExpression') return listedIn(expression.expression);
  if (expression.type !== 'ArrayExpression') return [];
  return expression.elements.map((element) =>
    element === null || element.type === 'SpreadElement' ? undefined : comparedIn(element),
  );
}
