import type { BattleTerms, OwnPokemon } from '@poketorneo/contract';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import { formName, statusLabels, statusLetters } from '../pokemon-labels.ts';
import { HpBar } from './HpBar.tsx';
import styles from './TeamPanel.module.css';

interface TeamPanelProps {
  team: readonly OwnPokemon[];
  terms: BattleTerms;
  onOpen: () => void;
}

/** The team in short, beside the stage of a wide screen. */
export function TeamPanel({ team, terms, onOpen }: TeamPanelProps) {
  return (
    <button type="button" className={styles.panel} onClick={onOpen}>
      <VisuallyHidden>Squadra: </VisuallyHidden>
      {team.map(({ place, formId, condition, isActive }) => (
        <span
          key={place}
          className={styles.member}
          data-active={isActive || undefined}
          data-fainted={condition.hp === 0 || undefined}
        >
          <BoxIcon className={styles.icon} formId={formId} />
          <span className={styles.name}>{formName(formId, terms)}</span>
          <span className={styles.hp}>
            {condition.status !== null && (
              <abbr title={statusLabels[condition.status]}>{statusLetters[condition.status]} </abbr>
            )}
            {condition.hp}/{condition.maxHp}
          </span>
          <HpBar className={styles.bar} condition={condition} />
        </span>
      ))}
    </button>
  );
}
