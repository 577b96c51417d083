import type { BattleTerms } from '@poketorneo/contract';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { formName } from '../pokemon-labels.ts';
import styles from './Commands.module.css';
import { commonLabel, type MoveForecast } from './move-forecast.ts';

interface EffectLabelsProps {
  forecasts: readonly MoveForecast[];
  terms: BattleTerms;
}

/** What a move would do: in a word, or for each foe from left to right where they differ. */
export function EffectLabels({ forecasts, terms }: EffectLabelsProps) {
  const label = commonLabel(forecasts);
  if (label !== undefined) {
    return (
      <span className={styles.label} data-label={label ?? undefined}>
        {label}
      </span>
    );
  }
  return (
    <span className={styles.labels}>
      {forecasts.map(({ foe, effect, label: word }) => (
        <span key={foe.place} className={styles.label} data-label={word ?? 'normale'}>
          <VisuallyHidden>
            {`${formName(foe.formId, terms)}: ${word ?? 'normale'}. `}
          </VisuallyHidden>
          <span aria-hidden="true">{factorSign(effect.factor)}</span>
        </span>
      ))}
    </span>
  );
}

const signs: Readonly<Record<number, string>> = { 0.25: '×¼', 0.5: '×½' };

/** As in '×2'; '×1' where types do not change the damage. */
export function factorSign(factor: number | null): string {
  return signs[factor ?? 1] ?? `×${factor ?? 1}`;
}
