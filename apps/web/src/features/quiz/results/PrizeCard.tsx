import { assetUrl } from '../../../lib/asset-url.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { Award, SecretKind } from '../game/quiz-state.ts';
import styles from './PrizeCard.module.css';

interface PrizeCardProps {
  award: Award;
  kind: SecretKind;
  onRetry: () => void;
}

const words = {
  Pokemon: { text: 'è entrato nella tua squadra!', to: '/my-team', link: 'Vai alla squadra' },
  FaceIcon: { text: 'è tra le tue icone!', to: '/profile/icons', link: 'Vai alle icone' },
} as const;

/** The prize of a won quiz, or the state of its award. */
export function PrizeCard({ award, kind, onRetry }: PrizeCardProps) {
  const { text, to, link } = words[kind];
  return (
    <div className={styles.prize} role="status" aria-busy={award.status === 'pending'}>
      {award.status === 'given' ? (
        <>
          <img
            className={styles.picture}
            data-kind={kind}
            src={assetUrl(award.prize.image)}
            alt=""
            width={96}
            height={96}
          />
          <p className={styles.words}>
            <strong className={styles.name}>{award.prize.name}</strong>
            <span>{text}</span>
          </p>
          <ButtonLink look="secondary" to={to}>
            {link}
          </ButtonLink>
        </>
      ) : award.status === 'refused' ? (
        <p>{award.message}.</p>
      ) : award.status === 'failed' ? (
        <>
          <p>Il premio non è ancora arrivato: il server non risponde.</p>
          <Button look="secondary" onClick={onRetry}>
            Riprova
          </Button>
        </>
      ) : (
        <>
          <VisuallyHidden>Il tuo premio sta arrivando…</VisuallyHidden>
          <Skeleton shape="circle" width={96} height={96} />
          <Skeleton width="10rem" height="3rem" />
          <Skeleton width="9rem" height="2.75rem" />
        </>
      )}
    </div>
  );
}
