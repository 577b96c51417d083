import type { BattlePreparation } from '@poketorneo/contract';
import { countsAsMatch } from '@poketorneo/contract';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { assetUrl } from '../../../lib/asset-url.ts';
import { InfoPopover } from '../../../ui/info-popover/InfoPopover.tsx';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { formatLevel, levelRuleLabels } from '../settings/setting-labels.ts';
import { typeOf } from '../sheet/type-of.ts';
import styles from './LeaderIntro.module.css';
import { attemptsLabel } from './preparation-labels.ts';

/** The leader, the rules and the attempts. */
export function LeaderIntro({ preparation }: { preparation: BattlePreparation }) {
  const { leader, levelRule, level, isAnyTierAllowed, runningBattleId, refusal } = preparation;
  const colour: CSSProperties & Record<'--type', string> = {
    '--type': `var(--type-${leader.typeId}, var(--type-10001))`,
  };
  return (
    <header className={styles.intro} style={colour}>
      <div className={styles.banner}>
        <TypeSign className={styles.watermark} type={typeOf(leader.typeId)} decorative />
        <img
          className={styles.portrait}
          src={assetUrl(leader.picture)}
          alt=""
          width={240}
          height={240}
        />
        <div className={styles.words}>
          <p className={styles.place}>{leader.tournamentName}</p>
          <h1 className={styles.title}>
            <span className={styles.kicker}>Prepara la sfida</span> {leader.name}
          </h1>
          {leader.line !== '' && <p className={styles.line}>«{leader.line}»</p>}
        </div>
      </div>
      <div className={styles.rules}>
        <ul className={styles.facts} aria-label="Regole della lotta">
          {leader.isDoubleBattle ? (
            <li data-explained>
              <InfoPopover label="Doppio" className={styles.explained}>
                Si lotta due contro due: servono almeno due Pokémon.
              </InfoPopover>
            </li>
          ) : (
            <li>Singolo</li>
          )}
          <li>Tier tot.: {leader.tierTot}</li>
          <li data-explained>
            <InfoPopover label={formatLevel(levelRule, level)} className={styles.explained}>
              {levelRuleLabels[levelRule].meaning}
            </InfoPopover>
          </li>
          {isAnyTierAllowed && <li data-golden>Vale ogni tier</li>}
        </ul>
        {isAnyTierAllowed && countsAsMatch(preparation.kind) && (
          <p>Dopo tre tentativi vale ogni tier: schiera chi vuoi.</p>
        )}
        {preparation.mode === 'by-hand' && (
          <p>L’organizzatore, che registra la lotta, vede la squadra che scegli qui.</p>
        )}
        {/* The bar has the link to a running battle. */}
        {runningBattleId === null && refusal !== null && (
          <p className={styles.notice} role="status">
            {refusal}
          </p>
        )}
        <div className={styles.last}>
          <p className={styles.attempts}>{attemptsLabel(preparation)}</p>
          <Link className={styles.back} to="/tournament-leaders">
            Tutti i capipalestra
          </Link>
        </div>
      </div>
    </header>
  );
}
