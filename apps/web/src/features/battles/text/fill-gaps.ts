import type { BattleEvent, BattleSide, BoostedStat, Combatant } from '@poketorneo/contract';
import { typeById } from '@poketorneo/gen4/types';
import { foeOf } from '@poketorneo/rules/battle';
import { beforeName, oneOrTwo } from '../../../ui/format/euphony.ts';
import { formName } from '../pokemon-labels.ts';
import type { SentenceContext } from './sentence-types.ts';

/** With their articles, for the middle of a sentence. */
const statNames: Readonly<Record<BoostedStat, string>> = {
  attack: 'l’Attacco',
  defense: 'la Difesa',
  spAttack: 'l’Attacco Speciale',
  spDefense: 'la Difesa Speciale',
  speed: 'la Velocità',
  accuracy: 'la precisione',
  evasion: 'l’elusione',
};

/** Fills the gaps in braces from the event; a gap without a value stays. */
export function fillGaps(sentence: string, event: BattleEvent, context: SentenceContext): string {
  const names = new Names(context);
  const filledSentence = sentence.replace(
    /(?:\b([ae]) )?\{(\w+)\}/gi,
    (gap, word: string | undefined, name: string) => {
      const filled = gaps[name]?.(event, names);
      if (filled === undefined) return gap;
      return word === undefined ? filled : beforeName(word, filled);
    },
  );
  return filledSentence.charAt(0).toUpperCase() + filledSentence.slice(1);
}

type Filler = (event: BattleEvent, names: Names) => string | undefined;

const gaps: Readonly<Record<string, Filler>> = {
  // The view before the event does not know a Pokémon that appears for the first time.
  who: (event, names) =>
    event.kind === 'switch-in'
      ? names.ofForm(event.who.side, event.appearance.formId)
      : names.of('who' in event ? event.who : undefined),
  name: (event, names) =>
    event.kind === 'switch-in'
      ? names.form(event.appearance.formId)
      : names.plain('who' in event ? event.who : undefined),
  into: (event, names) => (event.kind === 'transform' ? names.form(event.formId) : undefined),
  target: (event, names) => names.of('target' in event ? event.target : undefined),
  from: (event, names) => names.of('from' in event ? event.from : undefined),
  of: (event, names) => {
    const cause = 'cause' in event ? event.cause : undefined;
    const target = 'target' in event ? event.target : undefined;
    const who = 'who' in event ? event.who : undefined;
    return names.of(cause?.of ?? target ?? who);
  },
  cause: (event, names) =>
    names.term('cause' in event && event.cause !== undefined ? event.cause.term : undefined),
  effect: (event, names) =>
    names.term('effect' in event ? event.effect : event.kind === 'cannot' ? event.why : undefined),
  move: (event, names) => names.move('move' in event ? event.move : undefined),
  ability: (event, names) => names.term('ability' in event ? event.ability : undefined),
  item: (event, names) => names.term('item' in event ? event.item : undefined),
  stat: (event) =>
    'stat' in event && event.stat !== undefined ? statNames[event.stat] : undefined,
  types: (event) =>
    event.kind === 'effect-start'
      ? event.typeIds && oneOrTwo(event.typeIds.map((id) => typeById(id).name))
      : undefined,
  count: (event) => ('count' in event ? event.count?.toString() : undefined),
  number: (event) => (event.kind === 'effect' ? event.number?.toString() : undefined),
  team: (event, names) => names.team(sideOf(event)),
  trainer: (event, names) => names.trainer(sideOf(event)),
  foe: (_event, names) => names.foe(),
  winner: (event, names) =>
    event.kind === 'end' && event.winner !== null ? names.trainer(event.winner) : undefined,
};

function sideOf(event: BattleEvent): BattleSide | undefined {
  if ('side' in event) return event.side;
  return 'who' in event ? event.who?.side : undefined;
}

/** Names from the perspective of the viewer. */
class Names {
  readonly #context: SentenceContext;

  constructor(context: SentenceContext) {
    this.#context = context;
  }

  /** The name of a Pokémon, with its side if it is not the viewer's. */
  of(who: Combatant | undefined): string | undefined {
    if (who === undefined) return undefined;
    return this.ofForm(who.side, this.#context.view.sides[who.side].pokemons[who.place]?.formId);
  }

  ofForm(side: BattleSide, formId: number | undefined): string {
    const { viewer } = this.#context;
    const name = formId === undefined ? 'un Pokémon' : this.form(formId);
    if (viewer.side === side) return name;
    return this.#areNamed() ? `${name} di ${this.trainer(side)}` : `${name} nemico`;
  }

  /** Without the side, for sentences that name it. */
  plain(who: Combatant | undefined): string | undefined {
    if (who === undefined) return undefined;
    const formId = this.#context.view.sides[who.side].pokemons[who.place]?.formId;
    return formId === undefined ? 'Pokémon' : this.form(formId);
  }

  form(formId: number): string {
    return formName(formId, this.#context.terms);
  }

  move(move: string | undefined): string | undefined {
    return move === undefined ? undefined : (this.#context.terms.moves[move]?.name ?? move);
  }

  /** The name of an ability, an item or a move. */
  term(term: string | undefined): string | undefined {
    if (term === undefined) return undefined;
    const { moves, abilities, items } = this.#context.terms;
    return abilities[term] ?? items[term] ?? moves[term]?.name ?? term;
  }

  /** Without its article. */
  team(side: BattleSide | undefined): string | undefined {
    if (side === undefined) return undefined;
    if (this.#context.viewer.side === side) return 'tua squadra';
    return this.#areNamed() ? `squadra di ${this.trainer(side)}` : 'squadra avversaria';
  }

  trainer(side: BattleSide | undefined): string | undefined {
    return side === undefined ? undefined : this.#context.viewer.names[side - 1];
  }

  /** Whether Pokémon that are not the viewer's are named after their trainer. */
  #areNamed(): boolean {
    const { side, isDuel } = this.#context.viewer;
    return side === null || isDuel;
  }

  foe(): string | undefined {
    const { side } = this.#context.viewer;
    return side === null ? undefined : this.trainer(foeOf(side));
  }
}
