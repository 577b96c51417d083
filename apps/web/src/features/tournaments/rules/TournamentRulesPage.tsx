import { ChapterSection } from './ChapterSection.tsx';
import { chapters } from './chapters.tsx';
import { InShort } from './InShort.tsx';
import { RulesContents } from './RulesContents.tsx';
import { RulesCover } from './RulesCover.tsx';
import styles from './TournamentRulesPage.module.css';
import { TierLists } from './tiers/TierLists.tsx';
import { useAnchorScroll } from './use-anchor-scroll.ts';
import '../../../ui/print/paper.css';

/** The rules booklet: what every player should know, and the Pokémon of each tier. */
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
