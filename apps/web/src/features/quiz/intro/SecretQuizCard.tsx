import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import type { SecretKind } from '../game/quiz-state.ts';
import type { QuizCardContent } from '../kinds.ts';
import { unobtainedQueries } from '../queries.ts';
import { QuizCard } from './QuizCard.tsx';

interface SecretQuizCardProps {
  card: QuizCardContent;
  kind: SecretKind;
  userId: number;
  isStarting: boolean;
  hasFailed: boolean;
  onStart: () => void;
}

/** A secret quiz with the number of prizes left; without any it is disabled. */
export function SecretQuizCard(props: SecretQuizCardProps) {
  const { card, kind, userId, isStarting, hasFailed, onStart } = props;
  const { data, isError } = useQuery(unobtainedQueries.of(kind, userId));
  // If the count failed to load, the server decides.
  const isPlayable = data === undefined ? isError : data > 0;
  return (
    <QuizCard
      card={card}
      isStarting={isStarting}
      hasFailed={hasFailed}
      isDimmed={data === 0}
      onStart={isPlayable ? onStart : undefined}
    >
      Sbloccabili:{' '}
      {data ?? (isError ? '–' : <Skeleton shape="pill" width="1.5em" height="0.8em" />)}
    </QuizCard>
  );
}
