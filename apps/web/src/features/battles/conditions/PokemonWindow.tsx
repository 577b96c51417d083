import type { BattleTerms } from '@poketorneo/contract';
import { typeById } from '@poketorneo/gen4/types';
import { boostedStats, type PokemonView, type SideView } from '@poketorneo/rules/battle';
import type { ReactNode } from 'react';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import { genderLabels, genderSigns, statLabels, statusLabels } from '../pokemon-labels.ts';
import { hpShare } from '../stage/hp-bar.ts';
import { conditionsOf } from '../text/conditions.ts';
import styles from './ConditionWindows.module.css';

interface PokemonWindowProps {
  /** Null while the window is closed. */
  pokemon: PokemonView | null;
  onClose: () => void;
  side: SideView;
  terms: BattleTerms;
}

/** All that has been seen of a Pokémon on the field, and of the rest of its team. */
export function PokemonWindow({ pokemon, onClose, side, terms }: PokemonWindowProps) {
  const name = pokemon === null ? '' : nameOf(pokemon, terms);
  return (
    <Modal open={pokemon !== null} onClose={onClose} title={name} isText>
      {pokemon !== null && <Sheet pokemon={pokemon} side={side} terms={terms} />}
    </Modal>
  );
}

function nameOf({ formId }: PokemonView, terms: BattleTerms): string {
  return terms.forms[formId]?.name ?? 'Pokémon';
}

function Sheet({
  pokemon,
  side,
  terms,
}: {
  pokemon: PokemonView;
  side: SideView;
  terms: BattleTerms;
}) {
  const { level, gender, boosts, condition } = pokemon;
  const form = terms.forms[pokemon.formId];
  const conditions = conditionsOf(pokemon, terms);
  const stages = boostedStats.filter((stat) => boosts[stat] !== 0);
  const moves = pokemon.transform?.moves ?? pokemon.moves;
  const rest = Object.values(side.pokemons).filter(({ place }) => place !== pokemon.place);
  const unseen = side.teamSize - Object.keys(side.pokemons).length;
  const ability = pokemon.ability ?? form?.onlyAbility ?? null;
  return (
    <div className={styles.sheet}>
      <p className={styles.types}>
        {(pokemon.typeIds ?? form?.typeIds ?? []).map((id) => (
          <span key={id} className={styles.type}>
            <TypeSign type={typeById(id)} decorative className={styles.sign} />
            {typeById(id).name}
          </span>
        ))}
        <span>Lv. {level}</span>
        {gender !== 'genderless' && (
          <span role="img" aria-label={genderLabels[gender]}>
            {genderSigns[gender]}
          </span>
        )}
        <span>
          PS {Math.ceil(hpShare(condition) * 100)} %
          {condition.status !== null && `, ${statusLabels[condition.status]}`}
        </span>
      </p>
      <dl className={styles.facts}>
        <Fact name="Abilità">
          {ability === null ? 'non ancora vista' : (terms.abilities[ability] ?? ability)}
        </Fact>
        <Fact name="Strumento">{itemOf(pokemon, terms)}</Fact>
      </dl>
      {stages.length > 0 && (
        <Part title="Statistiche cambiate">
          <ul className={styles.plain}>
            {stages.map((stat) => (
              <li key={stat}>
                {statLabels[stat]} {boosts[stat] > 0 ? `+${boosts[stat]}` : `−${-boosts[stat]}`}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {conditions.length > 0 && (
        <Part title="Su di lui">
          <dl className={styles.list}>
            {conditions.map(({ key, chip, text }) => (
              <div key={key}>
                <dt>{chip}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title="Mosse viste">
        {moves.length === 0 ? (
          <p className={styles.none}>Nessuna, finora.</p>
        ) : (
          <ul className={styles.moves}>
            {moves.map(({ move, ppSpent }) => (
              <li key={move}>
                <TypeSign type={typeById(terms.moves[move]?.typeId ?? 1)} className={styles.sign} />
                <span>{terms.moves[move]?.name ?? move}</span>
                <span className={styles.spent}>{ppSpent} PP usati</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Il resto della squadra">
        <ul className={styles.rest}>
          {rest.map((other) => (
            <li key={other.place} data-fainted={other.condition.hp === 0 || undefined}>
              <BoxIcon className={styles.icon} formId={other.formId} />
              <span>{nameOf(other, terms)}</span>
              <span className={styles.spent}>
                {other.condition.hp === 0
                  ? 'senza forze'
                  : `PS ${Math.ceil(hpShare(other.condition) * 100)} %`}
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
    </div>
  );
}

function itemOf({ item }: PokemonView, terms: BattleTerms): string {
  switch (item.is) {
    case 'unknown':
      return 'non ancora visto';
    case 'held':
      return terms.items[item.item] ?? item.item;
    case 'gone':
      return `nessuno (aveva: ${terms.items[item.last] ?? item.last})`;
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
