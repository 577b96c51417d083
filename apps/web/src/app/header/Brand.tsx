import type { Ref } from 'react';
import { Link } from 'react-router';
import { assetUrl } from '../../lib/asset-url.ts';
import { productName } from '../../lib/page.ts';
import styles from './Brand.module.css';

export function Brand({ ref }: { ref?: Ref<HTMLAnchorElement> }) {
  return (
    <Link ref={ref} to="/home" className={styles.brand}>
      <img src={assetUrl('brand/logo.svg')} alt="" width="36" height="36" className={styles.logo} />
      <span className={styles.name}>{productName}</span>
    </Link>
  );
}
