import type { OwnPokemon } from '@poketorneo/contract';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import {
  formName,
  genderLabels,
  genderSigns,
  statusLabels,
  statusLetters,
} from '../pokemon-labels.ts';
import { HpBar } from './HpBar.tsx';
import { Matchup } from './Matchup.tsx';
import type { Battlefield } from './move-forecast.ts';
import { switchForecastOf } from './switch-forecast.ts';
import styles from './TeamWindow.module.css';

interface TeamRowProps {
  pokemon: OwnPokemon;
  /** From 1; also its key. */
  number: number;
  battlefield: Battlefield;
  isOpen: boolean;
  onPress: () => void;
}

export function TeamRow({ pokemon, number, battlefield, isOpen, onPress }: TeamRowProps) {
  const { formId, level, gender, condition, isActive } = pokemon;
  const { hp, maxHp, status } = condition;
  return (
    <button
      type="button"
      className={styles.row}
      aria-expanded={isOpen}
      aria-keyshortcuts={String(number)}
      data-team-row={number}
      data-fainted={hp === 0 || undefined}
      onClick={onPress}
    >
      <BoxIcon className={styles.icon} formId={formId} />
      <span className={styles.name}>
        {formName(formId, battlefield.terms)}
        <span className={styles.gender} data-gender={gender} aria-hidden="true">
          {genderSigns[gender]}
        </span>
        <VisuallyHidden>{genderLabels[gender]}</VisuallyHidden>
      </span>
      <span className={styles.level}>Lv.{level}</span>
      <HpBar className={styles.bar} condition={condition} />
      <span className={styles.hp}>
        {hp}/{maxHp} PS
      </span>
      <span className={styles.state}>
        {hp === 0 ? (
          'senza forze'
        ) : status === null ? (
          isActive && 'in campo'
        ) : (
          <>
            <abbr title={statusLabels[status]} className={styles.status} data-status={status}>
              {statusLetters[status]}
            </abbr>
            {isActive && ' in campo'}
          </>
        )}
      </span>
      {!isActive && hp > 0 && (
        <Matchup className={styles.matchup} {...switchForecastOf(pokemon, battlefield)} />
      )}
    </button>
  );
}
