import type { BattleTerms } from '@poketorneo/contract';
import { activeAt, type BattleView } from '@poketorneo/rules/battle';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import { formName } from '../pokemon-labels.ts';
import { type ChoiceAim, targetsOf } from './aiming.ts';
import styles from './Bench.module.css';
import labelStyles from './Commands.module.css';
import { HpBar } from './HpBar.tsx';

interface TargetsProps {
  aiming: ChoiceAim;
  view: BattleView;
  terms: BattleTerms;
}

/** The Pokémon that the move can be aimed at, placed as on the field. */
export function Targets({ aiming, view, terms }: TargetsProps) {
  return (
    <fieldset className={styles.bench} data-targets aria-label="Chi vuoi colpire?">
      {targetsOf(aiming.aims).map((aim, index) => {
        const pokemon = activeAt(view, aim.side, aim.position);
        if (pokemon === null) return null;
        const isFoe = aim.side !== 1;
        const label = aiming.labelOf(aim);
        return (
          <button
            key={`${aim.side}-${aim.position}`}
            type="button"
            className={styles.member}
            data-command
            data-choice
            data-target={`${aim.side}-${aim.position}`}
            aria-keyshortcuts={String(index + 1)}
            style={{ gridColumn: columnOf(aim) }}
            // The second click of a double one was meant for the move.
            onClick={({ detail }) => {
              if (detail < 2) aiming.onAim(aim);
            }}
          >
            <BoxIcon className={styles.icon} formId={pokemon.formId} />
            <span className={styles.name}>
              <VisuallyHidden>Mira a </VisuallyHidden>
              {formName(pokemon.formId, terms)}
              {isFoe && <VisuallyHidden> nemico</VisuallyHidden>}
            </span>
            <span className={styles.state}>
              {label !== null && (
                <span className={labelStyles.label} data-label={label}>
                  {label}
                </span>
              )}
              {!isFoe && label === null && 'è con te'}
            </span>
            <HpBar className={styles.bar} condition={pokemon.condition} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** The opposite side is mirrored. */
function columnOf({ side, position }: ChoiceAim['aims'][number]): number {
  return side === 1 ? position + 1 : 2 - position;
}
