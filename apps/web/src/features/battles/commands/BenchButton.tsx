import type { OwnPokemon } from '@poketorneo/contract';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import { formName, statusLabels, statusLetters } from '../pokemon-labels.ts';
import styles from './Bench.module.css';
import { HpBar } from './HpBar.tsx';
import { Matchup } from './Matchup.tsx';
import type { Battlefield } from './move-forecast.ts';
import { switchForecastOf } from './switch-forecast.ts';

interface BenchButtonProps {
  pokemon: OwnPokemon;
  battlefield: Battlefield;
  onPress: () => void;
}

export function BenchButton({ pokemon, battlefield, onPress }: BenchButtonProps) {
  const { formId, condition } = pokemon;
  const { hp, maxHp, status } = condition;
  return (
    <button type="button" className={styles.member} data-command data-choice onClick={onPress}>
      <BoxIcon className={styles.icon} formId={formId} />
      <span className={styles.name}>{formName(formId, battlefield.terms)}</span>
      <span className={styles.state}>
        {status !== null && (
          <abbr title={statusLabels[status]} className={styles.status} data-status={status}>
            {statusLetters[status]}
          </abbr>
        )}{' '}
        <span className={styles.hp}>
          {hp}
          <span aria-hidden="true">/{maxHp}</span>
          <VisuallyHidden> PS su {maxHp}</VisuallyHidden>
        </span>
      </span>
      <HpBar className={styles.bar} condition={condition} />
      <Matchup className={styles.matchup} {...switchForecastOf(pokemon, battlefield)} />
    </button>
  );
}
