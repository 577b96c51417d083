import { assetUrl } from '../../../lib/asset-url.ts';
import { MediaRow } from '../../../ui/media-row/MediaRow.tsx';
import { challengerPath } from '../../challengers/index.ts';
import styles from './Desk.module.css';

interface ChallengerLineProps {
  username: string;
  icon: string;
  words: string;
  /** The link; by default the challenger in the list. */
  to?: string;
}

/** A challenger in the attention list. */
export function ChallengerLine({
  username,
  icon,
  words,
  to = challengerPath(username),
}: ChallengerLineProps) {
  return (
    <MediaRow
      picture={<img className={styles.icon} src={assetUrl(icon)} alt="" width={40} height={40} />}
      name={username}
      to={to}
    >
      <span className={styles.meaning}>{words}</span>
    </MediaRow>
  );
}
