import type { BattleSide } from '@poketorneo/contract';
import { activeAt } from '@poketorneo/rules/battle';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import { formName } from '../pokemon-labels.ts';
import { type ChoiceAim, targetsOf } from './aiming.ts';
import styles from './Bench.module.css';
import labelStyles from './Commands.module.css';
import { HpBar } from './HpBar.tsx';
import type { Battlefield } from './move-forecast.ts';

interface TargetsProps {
  aiming: ChoiceAim;
  battlefield: Battlefield;
}

/** The Pokémon that the move can be aimed at, placed as on the field. */
export function Targets({ aiming, battlefield: { view, terms, side } }: TargetsProps) {
  return (
    <fieldset className={styles.bench} data-targets aria-label="Chi vuoi colpire?">
      {targetsOf(aiming).map((aim, index) => {
        const pokemon = activeAt(view, aim.side, aim.position);
        if (pokemon === null) return null;
        const isFoe = aim.side !== side;
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
            style={{ gridColumn: columnOf(aim, side) }}
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
function columnOf({ side, position }: ChoiceAim['aims'][number], ownSide: BattleSide): number {
  return side === ownSide ? position + 1 : 2 - position;
}
