import type { BattleSide, BattleTerms } from '@poketorneo/contract';
import { type BattleView, foeOf } from '@poketorneo/rules/battle';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import {
  type FieldCondition,
  fieldConditions,
  sideConditions,
  turnsLabel,
} from '../text/conditions.ts';
import styles from './FieldChips.module.css';

/** Narrow stages show as many of a side, and count the rest. */
const limits = [1, 2] as const;

interface FieldChipsProps {
  view: BattleView;
  side: BattleSide;
  terms: BattleTerms;
  /** Null while nothing can be opened. */
  onOpen: (() => void) | null;
}

/** Weather, effects on the field and on both sides, with their turns and layers. */
export function FieldChips({ view, side, terms, onOpen }: FieldChipsProps) {
  const foe = foeOf(side);
  const groups = [
    { place: 'field', name: 'Campo', conditions: fieldConditions(view, terms) },
    {
      place: 'far',
      name: 'Lato avversario',
      conditions: sideConditions(view.sides[foe].effects, view.turn, terms),
    },
    {
      place: 'near',
      name: 'Il tuo lato',
      conditions: sideConditions(view.sides[side].effects, view.turn, terms),
    },
  ];
  const buttons = groups
    .filter(({ conditions }) => conditions.length > 0)
    .map(({ place, name, conditions }) => (
      <button
        key={place}
        type="button"
        className={styles.chips}
        data-place={place}
        disabled={onOpen === null}
        onClick={() => onOpen?.()}
      >
        <VisuallyHidden>{name}: </VisuallyHidden>
        {conditions.map((condition) => (
          <Chip key={condition.key} condition={condition} />
        ))}
        {limits.map(
          (limit) =>
            conditions.length > limit && (
              <span key={limit} className={styles.more} data-limit={limit} aria-hidden="true">
                +{conditions.length - limit}
              </span>
            ),
        )}
      </button>
    ));
  return buttons.length > 0 && <div className={styles.places}>{buttons}</div>;
}

function Chip({ condition: { chip, turnsLeft, layers } }: { condition: FieldCondition }) {
  return (
    <span className={styles.chip}>
      <span className={styles.name}>
        {chip}
        {layers > 1 && ` ×${layers}`}
      </span>
      {turnsLeft !== null && (
        <>
          <span className={styles.turns} aria-hidden="true">
            {turnsLeft}
          </span>
          <VisuallyHidden>, {turnsLabel(turnsLeft)}</VisuallyHidden>
        </>
      )}
      <VisuallyHidden>. </VisuallyHidden>
    </span>
  );
}
