import type { BattleTerms, OwnPokemon } from '@poketorneo/contract';
import { typeById } from '@poketorneo/gen4/types';
import { boostedStats, type PokemonView, type SideView } from '@poketorneo/rules/battle';
import type { ReactNode } from 'react';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import { HpBar } from '../commands/HpBar.tsx';
import { PokemonFacts } from '../PokemonFacts.tsx';
import {
  formName,
  genderLabels,
  genderSigns,
  itemLabel,
  stagesLabel,
  statLabels,
  statusLabels,
} from '../pokemon-labels.ts';
import { hpPercent } from '../stage/hp-bar.ts';
import { conditionsOf } from '../text/conditions.ts';
import styles from './ConditionWindows.module.css';
import { sentenceOfCondition } from './condition-sentences.ts';

interface PokemonWindowProps {
  /** Null while the window is closed. */
  pokemon: PokemonView | null;
  onClose: () => void;
  side: SideView;
  /** The player's full knowledge of an own Pokémon; null for a foe. */
  own: OwnPokemon | null;
  terms: BattleTerms;
}

/** All that is known of a Pokémon on the field, and of the rest of a foe's team. */
export function PokemonWindow({ pokemon, onClose, side, own, terms }: PokemonWindowProps) {
  const name = pokemon === null ? '' : formName(pokemon.formId, terms);
  return (
    <Modal open={pokemon !== null} onClose={onClose} title={name} isText>
      {pokemon !== null && <Sheet pokemon={pokemon} side={side} own={own} terms={terms} />}
    </Modal>
  );
}

interface SheetProps extends Omit<PokemonWindowProps, 'pokemon' | 'onClose'> {
  pokemon: PokemonView;
}

function Sheet({ pokemon, side, own, terms }: SheetProps) {
  const { level, gender, boosts, condition } = pokemon;
  const form = terms.forms[pokemon.formId];
  const conditions = conditionsOf(pokemon, terms);
  const stages = boostedStats.filter((stat) => boosts[stat] !== 0);
  const ability = pokemon.ability ?? own?.ability ?? form?.onlyAbility ?? null;
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <BoxIcon className={styles.portrait} formId={pokemon.formId} />
        <HpBar className={styles.bar} condition={condition} />
      </div>
      <PokemonFacts
        typeIds={pokemon.typeIds ?? form?.typeIds ?? []}
        ability={ability === null ? 'non ancora vista' : (terms.abilities[ability] ?? ability)}
        item={own === null ? seenItem(pokemon, terms) : itemLabel(own.item, terms)}
      >
        <span>Lv. {level}</span>
        {gender !== 'genderless' && (
          <span role="img" aria-label={genderLabels[gender]}>
            {genderSigns[gender]}
          </span>
        )}
        <span>
          PS {own === null ? hpPercent(condition) : `${condition.hp}/${condition.maxHp}`}
          {condition.status !== null && `, ${statusLabels[condition.status]}`}
        </span>
      </PokemonFacts>
      {stages.length > 0 && (
        <Part title="Statistiche cambiate">
          <ul className={styles.plain}>
            {stages.map((stat) => (
              <li key={stat}>
                {statLabels[stat]} {stagesLabel(boosts[stat])}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {conditions.length > 0 && (
        <Part title="Su di lui">
          <dl className={styles.list}>
            {conditions.map(({ key, chip }) => (
              <div key={key}>
                <dt>{chip}</dt>
                <dd>{sentenceOfCondition(key, pokemon, terms)}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {own === null ? (
        <>
          <SeenMoves pokemon={pokemon} terms={terms} />
          <SeenTeam pokemon={pokemon} side={side} terms={terms} />
        </>
      ) : (
        <Part title="Mosse">
          <MoveList
            terms={terms}
            moves={own.moves.map(({ move, pp, maxPp }) => ({ move, note: `PP ${pp}/${maxPp}` }))}
          />
        </Part>
      )}
    </div>
  );
}

function SeenMoves({ pokemon, terms }: { pokemon: PokemonView; terms: BattleTerms }) {
  const moves = pokemon.transform?.moves ?? pokemon.moves;
  return (
    <Part title="Mosse viste">
      {moves.length === 0 ? (
        <p className={styles.none}>Nessuna, finora.</p>
      ) : (
        <MoveList
          terms={terms}
          moves={moves.map(({ move, ppSpent }) => ({
            move,
            note: `${ppSpent} PP ${ppSpent === 1 ? 'usato' : 'usati'}`,
          }))}
        />
      )}
    </Part>
  );
}

interface MoveListProps {
  moves: readonly { readonly move: string; readonly note: string }[];
  terms: BattleTerms;
}

function MoveList({ moves, terms }: MoveListProps) {
  return (
    <ul className={styles.moves}>
      {moves.map(({ move, note }) => (
        <li key={move}>
          <TypeSign type={typeById(terms.moves[move]?.typeId ?? 1)} className={styles.sign} />
          <span>{terms.moves[move]?.name ?? move}</span>
          <span className={styles.spent}>{note}</span>
        </li>
      ))}
    </ul>
  );
}

function SeenTeam({ pokemon, side, terms }: Omit<SheetProps, 'own'>) {
  const rest = Object.values(side.pokemons).filter(({ place }) => place !== pokemon.place);
  const unseen = side.teamSize - Object.keys(side.pokemons).length;
  return (
    <Part title="Il resto della squadra">
      <ul className={styles.rest}>
        {rest.map((other) => (
          <li key={other.place} data-fainted={other.condition.hp === 0 || undefined}>
            <BoxIcon className={styles.icon} formId={other.formId} />
            <span>{formName(other.formId, terms)}</span>
            <span className={styles.spent}>
              {other.condition.hp === 0 ? 'senza forze' : `PS ${hpPercent(other.condition)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.none}>
        {unseen === 0
          ? rest.length === 0 && 'Non ha altri Pokémon.'
          : unseen === 1
            ? 'Un Pokémon non è ancora sceso in campo.'
            : `${unseen} Pokémon non sono ancora scesi in campo.`}
      </p>
    </Part>
  );
}

function seenItem({ item }: PokemonView, terms: BattleTerms): string {
  switch (item.is) {
    case 'unknown':
      return 'non ancora visto';
    case 'held':
      return terms.items[item.item] ?? item.item;
    case 'gone':
      return `nessuno (aveva: ${terms.items[item.last] ?? item.last})`;
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
