import { chapters } from './chapters.tsx';
import { InShort } from './InShort.tsx';
import { RulesContents } from './RulesContents.tsx';
import { RulesCover } from './RulesCover.tsx';
import styles from './TournamentRulesPage.module.css';
import { TierLists } from './tiers/TierLists.tsx';
import '../../../ui/print/paper.css';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';

/** /tournament-rules: the rules booklet, and the Pokémon of each tier. */
export function TournamentRulesPage() {
  useAnchorScroll();
  return (
    <div className={styles.page}>
      <RulesCover />
      <div className={styles.booklet}>
        <RulesContents />
        <div className={styles.text}>
          <InShort />
          {chapters.map((chapter, index) => (
            <ChapterSection
              key={chapter.id}
              id={chapter.id}
              number={index + 1}
              title={chapter.title}
            >
              {chapter.body}
            </ChapterSection>
          ))}
          <TierLists />
        </div>
      </div>
    </div>
  );
}

interface ChapterSectionProps {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}

/** A numbered chapter with an anchor. */
function ChapterSection({ id, number, title, children }: ChapterSectionProps) {
  const titleId = `${id}-titolo`;
  return (
    <section id={id} tabIndex={-1} className={styles.chapter} aria-labelledby={titleId}>
      <header className={styles.header}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Scrolls to and focuses the anchor in the URL. */
function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again.
  useEffect(() => {
    if (hash === '') return;
    const part = document.getElementById(decodeURIComponent(hash.slice(1)));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key]);
}
