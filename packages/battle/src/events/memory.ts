import type { BattleSide, Combatant, Condition, FieldPosition } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { formOfSpecies } from '../species.ts';
import { findStatus, type Line } from './line.ts';

const positions: readonly FieldPosition[] = [0, 1];

/** State from earlier lines that later ones rely on. */
export class Memory {
  readonly #places = new Map<string, Combatant>();
  readonly #maxHp = new Map<string, number>();
  readonly #forms = new Map<string, number>();
  readonly #fainted = new Set<string>();
  /** User of the last move: some lines omit it. */
  mover: Combatant | undefined;
  /** The last Pokémon to lose HP. */
  hurt: Combatant | undefined;

  switchIn(who: Combatant, side: BattleSide, position: FieldPosition, formId: number): void {
    this.#places.set(`${side}${position}`, who);
    this.#forms.set(key(who), formId);
  }

  changeForm(who: Combatant, formId: number): void {
    this.#forms.set(key(who), formId);
  }

  faint(who: Combatant): void {
    this.#fainted.add(key(who));
  }

  at({ side, position }: { side: BattleSide; position: FieldPosition }): Combatant | undefined {
    return this.#places.get(`${side}${position}`);
  }

  /** The last seen form of a Pokémon. */
  formOf(who: Combatant, line: Line): number {
    return this.#forms.get(key(who)) ?? line.fail('an unseen Pokémon');
  }

  /** The single opposing Pokémon; undefined where there are two, or none. */
  onlyFoeOf({ side }: Combatant): Combatant | undefined {
    const foes = positions
      .map((position) => this.at({ side: foeOf(side), position }))
      .filter((foe) => foe !== undefined)
      .filter((foe) => !this.#fainted.has(key(foe)));
    return foes.length === 1 ? foes[0] : undefined;
  }

  /** '31/48 brn', or '0 fnt', which omits the maximum. */
  condition(who: Combatant, text: string, line: Line): Condition {
    const [, hp, maxHp, status] = /^(\d+)(?:\/(\d+))?(?: ([a-z]+))?$/.exec(text) ?? [];
    if (hp === undefined) line.fail(`${text} is no condition`);
    if (maxHp !== undefined) this.#maxHp.set(key(who), Number(maxHp));
    return {
      hp: Number(hp),
      maxHp: this.#maxHp.get(key(who)) ?? line.fail('HP out of how many?'),
      status: status === undefined || status === 'fnt' ? null : this.#status(status, line),
    };
  }

  #status(text: string, line: Line) {
    return findStatus(text) ?? line.fail(`${text} is no status`);
  }

  /** 'Chimecho, L54, M, shiny'. */
  appearance(details: string) {
    const [species = '', ...rest] = details.split(', ');
    const level = rest.find((part) => /^L\d+$/.test(part));
    return {
      formId: formOfSpecies(species),
      level: level === undefined ? 100 : Number(level.slice(1)),
      gender: rest.includes('M')
        ? ('male' as const)
        : rest.includes('F')
          ? ('female' as const)
          : ('genderless' as const),
      isShiny: rest.includes('shiny'),
    };
  }
}

function key({ side, place }: Combatant): string {
  return `${side}${place}`;
}
