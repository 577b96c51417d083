import { assetUrl } from '../../../lib/asset-url.ts';
import { ListLine } from '../../../ui/list-line/ListLine.tsx';
import styles from './Desk.module.css';

interface ChallengerLineProps {
  username: string;
  icon: string;
  words: string;
}

/** A challenger whom the organiser may look after; leads to them in the list. */
export function ChallengerLine({ username, icon, words }: ChallengerLineProps) {
  return (
    <ListLine
      picture={<img className={styles.icon} src={assetUrl(icon)} alt="" width={40} height={40} />}
      name={username}
      to={`/users?cerca=${encodeURIComponent(username)}`}
    >
      <span className={styles.meaning}>{words}</span>
    </ListLine>
  );
}
