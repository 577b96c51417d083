import type {
  BattleSide,
  BoostedStat,
  Combatant,
  FieldPosition,
  MajorStatus,
} from '@poketorneo/contract';

/** A line of the engine's log with unknown content. */
export class UnreadableLine extends Error {
  override readonly name = 'UnreadableLine';

  constructor(line: string, reason: string) {
    super(`Cannot read the engine's line ${line}: ${reason}`);
  }
}

/** A line of the engine's log: `|kind|argument|…|[attribute] value|…`. */
export class Line {
  readonly text: string;
  readonly kind: string;
  readonly #arguments: readonly string[];
  readonly #attributes: ReadonlyMap<string, string>;

  constructor(text: string) {
    this.text = text;
    const [, kind = '', ...parts] = text.split('|');
    this.kind = kind;
    const attributes = new Map<string, string>();
    this.#arguments = parts.filter((part) => {
      const [, name, value] = /^\[([a-z]+)\] ?(.*)$/.exec(part) ?? [];
      if (name === undefined) return true;
      attributes.set(name, value ?? '');
      return false;
    });
    this.#attributes = attributes;
  }

  fail(reason: string): never {
    throw new UnreadableLine(this.text, reason);
  }

  /** The argument at this index, '' beyond the end. */
  argument(index: number): string {
    return this.#arguments[index] ?? '';
  }

  get count(): number {
    return this.#arguments.length;
  }

  attribute(name: string): string | undefined {
    return this.#attributes.get(name);
  }

  has(name: string): boolean {
    return this.#attributes.has(name);
  }

  /** Fails on any other attribute. */
  allow(...names: readonly string[]): void {
    for (const name of this.#attributes.keys()) {
      if (!names.includes(name)) this.fail(`unknown attribute ${name}`);
    }
  }

  number(index: number): number {
    const value = this.argument(index);
    if (!/^-?\d+$/.test(value)) this.fail(`${value} is no number`);
    return Number(value);
  }

  /** The subject of the line. */
  get who(): Combatant {
    return this.combatant(this.argument(0));
  }

  combatant(ident: string): Combatant {
    const combatant = this.findCombatant(ident);
    return combatant ?? this.fail(`${ident} is no Pokémon`);
  }

  /** 'p1a: 3' on the field, 'p1: 3' anywhere. */
  findCombatant(ident: string): Combatant | undefined {
    const [, side, place] = /^p([12])[ab]?: ([1-6])$/.exec(ident) ?? [];
    if (side === undefined || place === undefined) return undefined;
    return { side: side === '1' ? 1 : 2, place: Number(place) };
  }

  /** 'p1b' and 'p1b: 3' alike. */
  slot(ident: string): { side: BattleSide; position: FieldPosition } {
    const [, side, letter] = /^p([12])([ab])(?:: [1-6])?$/.exec(ident) ?? [];
    if (side === undefined) this.fail(`${ident} is no position`);
    return { side: side === '1' ? 1 : 2, position: letter === 'a' ? 0 : 1 };
  }

  /** '1' of 'p1: 1', where the name of the player follows. */
  side(index: number): BattleSide {
    const [, side] = /^p([12]): /.exec(this.argument(index)) ?? [];
    if (side === undefined) this.fail('no side');
    return side === '1' ? 1 : 2;
  }

  status(index: number): MajorStatus {
    return findStatus(this.argument(index)) ?? this.fail('no status');
  }

  stat(index: number): BoostedStat {
    return findStat(this.argument(index)) ?? this.fail('no stat');
  }
}

const statuses: ReadonlyMap<string, MajorStatus> = new Map(
  (['par', 'brn', 'psn', 'tox', 'slp', 'frz'] as const).map((status) => [status, status]),
);

/** By the engine's name, such as 'brn'. */
export function findStatus(text: string): MajorStatus | undefined {
  return statuses.get(text);
}

const stats: ReadonlyMap<string, BoostedStat> = new Map([
  ['atk', 'attack'],
  ['def', 'defense'],
  ['spa', 'spAttack'],
  ['spd', 'spDefense'],
  ['spe', 'speed'],
  ['accuracy', 'accuracy'],
  ['evasion', 'evasion'],
  ['attack', 'attack'],
  ['defense', 'defense'],
  ['special attack', 'spAttack'],
  ['special defense', 'spDefense'],
  ['speed', 'speed'],
  ['evasiveness', 'evasion'],
]);

/** By the engine's short or full name. */
export function findStat(text: string): BoostedStat | undefined {
  return stats.get(text.toLowerCase());
}
