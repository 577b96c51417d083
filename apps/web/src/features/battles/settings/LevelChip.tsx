import { useQuery } from '@tanstack/react-query';
import { InfoPopover } from '../../../ui/info-popover/InfoPopover.tsx';
import styles from './LevelChip.module.css';
import { battleSettingsQuery } from './queries.ts';
import { levelRuleLabels } from './setting-labels.ts';

/** The level rule in two words; a skeleton while loading. */
export function LevelChip() {
  const { data } = useQuery(battleSettingsQuery());
  const words = levelRuleLabels[data?.levelRule ?? 'equal'];
  return (
    <span className={styles.room} data-is-known={data !== undefined}>
      <InfoPopover label={words.name} className={styles.chip}>
        {words.meaning}
      </InfoPopover>
    </span>
  );
}
