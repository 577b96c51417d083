import type { BattleTerms, OwnPokemon } from '@poketorneo/contract';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import { formName, statusLabels, statusLetters } from '../pokemon-labels.ts';
import styles from './Bench.module.css';
import { HpBar } from './HpBar.tsx';

interface BenchButtonProps {
  pokemon: OwnPokemon;
  terms: BattleTerms;
  onPress: () => void;
}

export function BenchButton({ pokemon: { formId, condition }, terms, onPress }: BenchButtonProps) {
  const { hp, maxHp, status } = condition;
  return (
    <button type="button" className={styles.member} data-command data-choice onClick={onPress}>
      <BoxIcon className={styles.icon} formId={formId} />
      <span className={styles.name}>{formName(formId, terms)}</span>
      <span className={styles.state}>
        {status !== null && (
          <abbr title={statusLabels[status]} className={styles.status} data-status={status}>
            {statusLetters[status]}
          </abbr>
        )}{' '}
        {hp}
        <span aria-hidden="true">/{maxHp}</span>
        <VisuallyHidden> PS su {maxHp}</VisuallyHidden>
      </span>
      <HpBar className={styles.bar} condition={condition} />
    </button>
  );
}
