import type { BattleTerms, OwnPokemon } from '@poketorneo/contract';
import { boxIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../../lib/asset-url.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { hpBand, statusLetters, statusWords } from '../pokemon-words.ts';
import styles from './Bench.module.css';

interface BenchButtonProps {
  pokemon: OwnPokemon;
  terms: BattleTerms;
  onPress: () => void;
}

/** One who can come in: who, and in what state. */
export function BenchButton({ pokemon: { formId, condition }, terms, onPress }: BenchButtonProps) {
  const { hp, maxHp, status } = condition;
  return (
    <button type="button" className={styles.member} data-command data-choice onClick={onPress}>
      <img
        className={styles.icon}
        src={assetUrl(boxIconPath(formId))}
        alt=""
        width={68}
        height={56}
        decoding="async"
      />
      <span className={styles.name}>{terms.forms[formId]?.name ?? 'Pokémon'}</span>
      <span className={styles.hp}>
        {status !== null && (
          <abbr title={statusWords[status]} className={styles.status} data-status={status}>
            {statusLetters[status]}
          </abbr>
        )}{' '}
        {hp}
        <VisuallyHidden> PS su {maxHp}</VisuallyHidden>
      </span>
      <span className={styles.bar} data-band={hpBand(condition)} aria-hidden="true">
        <span style={{ inlineSize: `${(hp / maxHp) * 100}%` }} />
      </span>
    </button>
  );
}
