import type { Notification } from '@poketorneo/contract';
import { useRef, useState } from 'react';
import { formatDay } from '../../../ui/format/days.ts';
import { CollapsedDay } from './CollapsedDay.tsx';
import { countExpandedDays, groupedByDay, type NotificationGroup } from './groups.ts';
import { MergedCard } from './MergedCard.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import styles from './NotificationsPage.module.css';

const isAlone = (card: Element | null) => card?.parentElement?.childElementCount === 1;

interface NotificationListProps {
  notifications: readonly Notification[];
  onDelete: (id: number) => void;
  /** Deletes the notifications of one card; can be undone. */
  onDeleteRun: (ids: readonly number[]) => void;
  /** Called when the last one is deleted: the focus must leave the list. */
  onEmpty: () => void;
}

/** The cards by day, newest first. */
export function NotificationList({
  notifications,
  onDelete,
  onDeleteRun,
  onEmpty,
}: NotificationListProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The notifications in open merged cards. */
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const [openDays, setOpenDays] = useState<ReadonlySet<string>>(new Set());

  const close = (cross: Element, ids: readonly number[]) => {
    const next = nextCross(list.current, cross);
    if (next === undefined) onEmpty();
    else next.focus();
    const [id, ...others] = ids;
    if (id !== undefined && others.length === 0) onDelete(id);
    else onDeleteRun(ids);
  };
  const now = new Date();
  const days = groupedByDay(notifications, openIds);
  const expandedDays = countExpandedDays(days);
  return (
    <div ref={list} className={styles.days}>
      {days.map((day, index) => {
        const { key, moment, groups } = day;
        const name = formatDay(moment, now);
        const isCollapsible = index >= expandedDays;
        const isOpen = !isCollapsible || openDays.has(key);
        return (
          <section key={key} className={styles.day} aria-label={name}>
            {isCollapsible ? (
              <CollapsedDay
                name={name}
                day={day}
                isOpen={isOpen}
                onToggle={() => setOpenDays(toggled(key))}
              />
            ) : (
              <h2 className={styles.dayName}>{name}</h2>
            )}
            {isOpen && (
              <ul className={styles.cards}>
                {groups.map((group) => {
                  const [notification] = group.notifications;
                  const { notificationId } = notification;
                  return group.isMerged ? (
                    <MergedCard
                      key={group.key}
                      group={group}
                      onToggle={() => setOpenIds(withToggled(group))}
                      onClose={close}
                      onFollow={onDelete}
                    />
                  ) : (
                    <NotificationCard
                      key={notificationId}
                      notification={notification}
                      headingLevel="h3"
                      onClose={(cross) => close(cross, [notificationId])}
                      onFollow={() => onDelete(notificationId)}
                    />
                  );
                })}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** Adds a key to a set, or removes it. */
const toggled = (key: string) => (before: ReadonlySet<string>) => {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
};

/** Adds the ids of a group that opens, or removes those of one that closes. */
const withToggled =
  ({ isOpen, notifications }: NotificationGroup) =>
  (before: ReadonlySet<number>): ReadonlySet<number> => {
    const after = new Set(before);
    for (const { notificationId } of notifications) {
      if (isOpen) after.delete(notificationId);
      else after.add(notificationId);
    }
    return after;
  };

/**
 * The next focus when a card's cross is pressed: the cross of the next card, otherwise of the
 * previous one. With the last card of a merged card that one goes, too. Undefined if no card is
 * left.
 */
function nextCross(list: Element | null, cross: Element): HTMLElement | undefined {
  const card = cross.closest('li');
  const outer = card?.parentElement?.closest('li');
  const going = outer !== null && outer !== undefined && isAlone(card) ? outer : card;
  const left = [...(list?.querySelectorAll<HTMLElement>('[data-cross]') ?? [])].filter(
    (one) => going?.contains(one) !== true,
  );
  const after = left.find(
    (one) => (cross.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return after ?? left.at(-1);
}
