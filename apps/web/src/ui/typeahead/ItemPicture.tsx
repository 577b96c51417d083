import { assetUrl } from '../../lib/asset-url.ts';
import styles from './Typeahead.module.css';
import type { TypeaheadItem } from './typeahead-item.ts';

/** The picture beside an item's name. */
export function ItemPicture({ item }: { item: TypeaheadItem }) {
  if (item.image === undefined) return null;
  return (
    <img className={styles.picture} src={assetUrl(item.image)} alt="" width={36} height={36} />
  );
}
