import type { BattleTerms, BoostedStat } from '@poketorneo/contract';
import { boostedStats, type PokemonView } from '@poketorneo/rules/battle';
import { ConditionChips } from '../conditions/ConditionChips.tsx';
import {
  genderLabels,
  genderSigns,
  hpBand,
  stagesLabel,
  statLabels,
  statusLabels,
  statusLetters,
} from '../pokemon-labels.ts';
import { conditionsOf } from '../text/conditions.ts';
import { barShare, hpPercent } from './hp-bar.ts';
import styles from './Plate.module.css';

/** Abbreviations of stats with stages. */
const statLetters: Readonly<Record<BoostedStat, string>> = {
  attack: 'Att',
  defense: 'Dif',
  spAttack: 'AtS',
  spDefense: 'DiS',
  speed: 'Vel',
  accuracy: 'Pre',
  evasion: 'Elu',
};

interface PlateProps {
  pokemon: PokemonView;
  /** 'side-position'. */
  slotName: string;
  terms: BattleTerms;
  isFoe: boolean;
  /** Follows the name of a foe for screen readers. */
  foeLabel: string;
  /** Whether the condition has real HP, not 48ths. */
  isExact: boolean;
  isDeciding: boolean;
  onAim: (() => void) | null;
  /** Opens all about it; null while nothing can be opened. */
  onOpen: (() => void) | null;
}

/** The public state of a Pokémon on the field; it can be pressed while a move is being aimed. */
export function Plate({
  pokemon,
  slotName,
  terms,
  isFoe,
  foeLabel,
  isExact,
  isDeciding,
  onAim,
  onOpen,
}: PlateProps) {
  const { condition, level, gender, boosts } = pokemon;
  const name = terms.forms[pokemon.formId]?.name ?? '???';
  const raised = boostedStats.filter((stat) => boosts[stat] !== 0);
  const band = hpBand(condition);
  const content = (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{name}</span>
        {gender !== 'genderless' && (
          <span
            className={styles.gender}
            data-gender={gender}
            role="img"
            aria-label={genderLabels[gender]}
          >
            {genderSigns[gender]}
          </span>
        )}
        <span className={styles.level}>
          <span className={styles.small}>Lv.</span>
          {level}
        </span>
      </span>
      <span className={styles.hp}>
        {condition.status === null ? (
          <span className={styles.label} aria-hidden="true">
            PS
          </span>
        ) : (
          <span
            className={styles.status}
            data-status={condition.status}
            role="img"
            aria-label={statusLabels[condition.status]}
          >
            {statusLetters[condition.status]}
          </span>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn like this */}
        <span
          className={styles.track}
          role="meter"
          aria-label="Punti salute"
          aria-valuemin={0}
          aria-valuemax={condition.maxHp}
          aria-valuenow={condition.hp}
          aria-valuetext={isExact ? `${condition.hp} su ${condition.maxHp}` : hpPercent(condition)}
        >
          <span
            className={styles.fill}
            data-part="hp"
            data-band={band}
            style={{ transform: `scaleX(${barShare(condition)})` }}
          >
            <span className={styles.middle} data-part="hp-middle" />
            <span className={styles.low} data-part="hp-low" />
          </span>
        </span>
      </span>
      {isExact && (
        <span className={styles.numbers} aria-hidden="true">
          <span data-part="hp-number">{condition.hp}</span>
          <span className={styles.small}>/{condition.maxHp}</span>
        </span>
      )}
      <ConditionChips conditions={conditionsOf(pokemon, terms)} />
      {raised.length > 0 && (
        <span className={styles.boosts}>
          {raised.map((stat) => {
            const by = stagesLabel(boosts[stat]);
            return (
              <span
                key={stat}
                className={styles.boost}
                data-boost
                data-up={boosts[stat] > 0}
                role="img"
                aria-label={`${statLabels[stat]} ${by}`}
              >
                {statLetters[stat]} {by}
              </span>
            );
          })}
        </span>
      )}
    </>
  );
  const props = {
    className: styles.plate,
    'data-plate': slotName,
    'data-foe': isFoe,
    'data-deciding': isDeciding || undefined,
    'data-aim': onAim !== null || undefined,
    'data-low': (condition.hp > 0 && band === 'low') || undefined,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div {...props} role="group" aria-label={isFoe ? `${name} ${foeLabel}` : name}>
      {content}
      {onAim !== null ? (
        // For pointers: the commands have a button for each target.
        <button
          type="button"
          className={styles.opener}
          data-choice
          tabIndex={-1}
          aria-hidden="true"
          onClick={onAim}
        />
      ) : (
        onOpen !== null && (
          <button
            type="button"
            className={styles.opener}
            aria-label={`Scheda di ${name}`}
            onClick={onOpen}
          />
        )
      )}
    </div>
  );
}

/** An invisible plate that preserves the layout. */
export function VacantPlate({ isExact }: Pick<PlateProps, 'isExact'>) {
  return (
    <span className={styles.plate} data-vacant aria-hidden="true">
      <span className={styles.top}>&nbsp;</span>
      <span className={styles.hp}>
        <span className={styles.label}>&nbsp;</span>
      </span>
      {isExact && <span className={styles.numbers}>&nbsp;</span>}
    </span>
  );
}
