import { damageClassPath } from '@poketorneo/gen4/asset-paths';
import { vectorUrl } from '../../lib/asset-url.ts';
import styles from './DamageClassIcon.module.css';

const names = { physical: 'Fisica', special: 'Speciale', status: 'Di stato' } as const;

/** The class of a move's damage as the games draw it. */
export function DamageClassIcon({ damageClass }: { damageClass: keyof typeof names }) {
  return (
    <img
      className={styles.icon}
      src={vectorUrl(damageClassPath(damageClass))}
      alt={names[damageClass]}
      title={names[damageClass]}
      width={108}
      height={24}
    />
  );
}
