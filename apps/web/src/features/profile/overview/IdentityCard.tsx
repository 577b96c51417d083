import type { SessionUser } from '@poketorneo/contract';
import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { formatDate } from '../../../ui/format/dates.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { LazyFaceIconPanel, useFaceIcons, useOwnIcon } from '../../face-icons/index.ts';
import { EditIconButton } from './EditIconButton.tsx';
import styles from './IdentityCard.module.css';

const openedHere = 'opened-here';

interface IdentityCardProps {
  user: SessionUser;
  /** Undefined while loading. */
  signUpDate: string | undefined;
}

/** The player's name, icon and sign-up date. */
export function IdentityCard({ user, signUpDate }: IdentityCardProps) {
  const panel = useIconPanel();
  const icon = useOwnIcon(user);
  const icons = useFaceIcons();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section className={styles.card} aria-labelledby="profilo-di">
      <EditIconButton
        ref={opener}
        icon={icon}
        numberOfNew={icons.newIds.size}
        onClick={panel.open}
      />
      <div className={styles.words}>
        <h1 id="profilo-di" className={styles.title}>
          Profilo di {user.firstName} {user.lastName}
        </h1>
        <p className={styles.username}>{user.username}</p>
        <p className={styles.since}>
          {signUpDate === undefined ? (
            <Skeleton shape="text" width="13rem" />
          ) : (
            <>
              In gara dal <time dateTime={signUpDate}>{formatDate(signUpDate)}</time>
            </>
          )}
        </p>
      </div>
      <ButtonLink to="/profile/edit" look="secondary">
        Modifica profilo
      </ButtonLink>
      <LazyFaceIconPanel
        open={panel.isOpen}
        onClose={panel.close}
        user={user}
        icons={icons}
        opener={opener}
      />
    </section>
  );
}

/**
 * The panel is open while the URL has a section: 'back' closes it, as users of phones expect,
 * and links can open it.
 */
function useIconPanel() {
  const { section } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: section !== undefined,
    open: () => {
      void navigate('/profile/icons', { state: openedHere, preventScrollReset: true });
    },
    close: () => {
      // Opened by a link: the previous page of the history is another one.
      if (state === openedHere) void navigate(-1);
      else void navigate('/profile', { replace: true, preventScrollReset: true });
    },
  };
}
