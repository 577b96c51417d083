import type { QuizQuestion, TrainingQuestion } from '@poketorneo/contract';
import { useEffect } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';

/** Fetches the picture of a training question's answer, which is told with it, before it is seen. */
export function usePreloadedPicture(question: QuizQuestion | TrainingQuestion): void {
  const picture = 'answerPicture' in question ? question.answerPicture : undefined;
  useEffect(() => {
    if (picture !== undefined) new Image().src = assetUrl(picture);
  }, [picture]);
}
