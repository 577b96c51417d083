import { Dialog } from '@base-ui/react/dialog';
import type { UserInfo } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { playEffect } from '../../../lib/sound.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { profileQueries } from '../../profile/index.ts';
import dialog from '../RewardDialog.module.css';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import styles from './NextLeader.module.css';

/**
 * The last screen of the dialog: the next leader with a link. It closes by itself if there is none;
 * while loading, a press closes it.
 */
export function NextLeader({ onClose }: { onClose: () => void }) {
  const { data, isError } = useQuery(profileQueries.info());
  const leader = data?.currentLeader;
  const isOver = isError || leader === null;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button or link within, and Esc, do the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className={dialog.act} onClick={onClose}>
      {leader ? <Leader leader={leader} onClose={onClose} /> : <Unknown onClose={onClose} />}
    </div>
  );
}

function Unknown({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnMount(button);
  return (
    <>
      <header className={dialog.header} />
      <div className={dialog.picture} />
      <div className={dialog.words}>
        <Dialog.Title className={dialog.headline}>Il viaggio continua!</Dialog.Title>
      </div>
      <footer className={dialog.footer}>
        <Button ref={button} className={dialog.proceed} onClick={onClose}>
          Continua
        </Button>
      </footer>
    </>
  );
}

interface LeaderProps {
  leader: NonNullable<UserInfo['currentLeader']>;
  onClose: () => void;
}

function Leader({ leader, onClose }: LeaderProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const titleId = useId();
  useFocusOnMount(link);
  return (
    <>
      <header className={dialog.header} />
      <div className={dialog.picture}>
        <img
          className={styles.portrait}
          src={assetUrl(leader.sprite)}
          alt=""
          width={320}
          height={320}
          onAnimationStart={() => void playEffect('step')}
        />
      </div>
      <div className={dialog.words}>
        <Dialog.Title id={titleId} className={dialog.headline}>
          Prossima sfida: {leader.name}
        </Dialog.Title>
      </div>
      <footer className={dialog.footer}>
        <ButtonLink
          ref={link}
          to={`/tournament-leaders/${leader.section}`}
          className={dialog.proceed}
          aria-describedby={titleId}
          onClick={onClose}
        >
          Vai alla palestra
        </ButtonLink>
      </footer>
    </>
  );
}
