import type { DuelTerms } from '@poketorneo/contract';
import { maxTeamSize, tierRange } from '@poketorneo/rules';
import { NotedCheckbox } from '../../../ui/form/NotedCheckbox.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/SegmentedControl.tsx';
import { changeTerms } from './change-terms.ts';
import {
  levelOptions,
  paceLabels,
  paceOrder,
  teamsLabels,
  teamsOrder,
  twoLeggedLabel,
  watchLabels,
  watchOrder,
} from './labels.ts';
import styles from './TermsFields.module.css';

interface TermsFieldsProps {
  terms: DuelTerms;
  onChange: (terms: DuelTerms) => void;
}

/** All terms of a duel. */
export function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const change = (part: Partial<DuelTerms>) => onChange(changeTerms(terms, part));
  const { teams, size, tier, level, pace, rated, watch, isTwoLegged } = terms;
  const { min, max } = tierRange(size);
  return (
    <div className={styles.fields}>
      <RadioCards
        legend="Squadre"
        labels={teamsLabels}
        order={teamsOrder}
        value={teams}
        onChoose={(chosen) => change({ teams: chosen })}
      />
      <div className={styles.numbers}>
        <NumberField
          label="Pokémon a testa"
          value={size}
          min={1}
          max={maxTeamSize}
          onCommit={(typed) => change({ size: wholeNumber(typed, 1, maxTeamSize, size) })}
        />
        <NumberField
          label={teams === 'own' ? 'Tier massimo' : 'Tier della squadra'}
          value={tier}
          min={min}
          max={max}
          onCommit={(typed) => change({ tier: wholeNumber(typed, min, max, tier) })}
        />
      </div>
      {teams === 'own' && (
        <SegmentedControl
          legend="Livello"
          options={levelOptions}
          value={level}
          onChoose={(chosen) => change({ level: chosen })}
        />
      )}
      <RadioCards
        legend="Ritmo"
        labels={paceLabels}
        order={paceOrder}
        value={pace}
        onChoose={(chosen) => change({ pace: chosen })}
      />
      <NotedCheckbox
        label="Vale per la classifica"
        note="Cambia il punteggio delle sfide di tutti e due."
        checked={rated}
        onChange={({ target }) => change({ rated: target.checked })}
      />
      {teams === 'drawn' && (
        <NotedCheckbox
          {...twoLeggedLabel}
          checked={isTwoLegged}
          onChange={({ target }) => change({ isTwoLegged: target.checked })}
        />
      )}
      <RadioCards
        legend="Chi può guardare"
        labels={watchLabels}
        order={watchOrder}
        value={watch}
        onChoose={(chosen) => change({ watch: chosen })}
      />
    </div>
  );
}

/** The nearest whole number in the range; the value as it was if none is typed. */
function wholeNumber(typed: string, min: number, max: number, value: number): number {
  const number = Math.round(Number(typed));
  return typed === '' || Number.isNaN(number) ? value : Math.min(max, Math.max(min, number));
}
