import type { Tournament } from '@poketorneo/contract';
import type { Ref } from 'react';
import styles from './BadgeCase.module.css';
import { BadgeSlot } from './BadgeSlot.tsx';
import { groupsOfFour } from './groups-of-four.ts';
import { textToneOn } from './luminance.ts';

interface BadgeCaseProps {
  tournament: Pick<Tournament, 'id' | 'name' | 'badges' | 'badgeCaseBackground'>;
  ref?: Ref<HTMLElement> | undefined;
}

/** A tournament's badges on its own background colour. */
export function BadgeCase({ tournament, ref }: BadgeCaseProps) {
  const { name, badges, badgeCaseBackground } = tournament;
  const headingId = `case-${tournament.id}`;
  const obtained = badges.filter((badge) => badge.obtained).length;
  return (
    <section
      ref={ref}
      className={styles.case}
      style={{ backgroundColor: badgeCaseBackground }}
      data-tone={textToneOn(badgeCaseBackground)}
      aria-labelledby={headingId}
    >
      <header className={styles.header}>
        <h2 className={styles.name} id={headingId}>
          {name}
        </h2>
        <p className={styles.count}>
          {obtained}/{badges.length}
        </p>
      </header>
      {groupsOfFour(badges).map((group) => (
        <ul key={group[0]?.id} className={styles.group}>
          {group.map((badge) => (
            <BadgeSlot key={badge.id} badge={badge} />
          ))}
        </ul>
      ))}
    </section>
  );
}
