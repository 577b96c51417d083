import type { BattleSide, BattleTerms } from '@poketorneo/contract';
import { type BattleView, foeOf } from '@poketorneo/rules/battle';
import { Modal } from '../../../ui/modal/Modal.tsx';
import {
  type FieldCondition,
  fieldConditions,
  sideConditions,
  turnsLabel,
} from '../text/conditions.ts';
import styles from './ConditionWindows.module.css';
import { fieldSentences } from './condition-sentences.ts';

interface FieldWindowProps {
  open: boolean;
  onClose: () => void;
  view: BattleView;
  side: BattleSide;
  terms: BattleTerms;
}

/** What lasts on the field and on both sides, each with a sentence. */
export function FieldWindow({ open, onClose, view, side, terms }: FieldWindowProps) {
  const { turn, sides } = view;
  return (
    <Modal open={open} onClose={onClose} title="Campo" isText>
      <div className={styles.sheet}>
        <Part title="Su tutti" conditions={fieldConditions(view, terms)} />
        <Part
          title="Sul lato avversario"
          conditions={sideConditions(sides[foeOf(side)].effects, turn, terms)}
        />
        <Part title="Sul tuo lato" conditions={sideConditions(sides[side].effects, turn, terms)} />
      </div>
    </Modal>
  );
}

function Part({ title, conditions }: { title: string; conditions: readonly FieldCondition[] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {conditions.length === 0 ? (
        <p className={styles.none}>Niente.</p>
      ) : (
        <dl className={styles.list}>
          {conditions.map(({ key, chip, turnsLeft, layers }) => (
            <div key={key}>
              <dt>
                {chip}
                {layers > 1 && ` (${layers} strati)`}
                {turnsLeft !== null && `, ${turnsLabel(turnsLeft)}`}
              </dt>
              <dd>{fieldSentences[key]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
