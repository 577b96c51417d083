import type { FaceIcon } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { faceIconQueries } from './queries.ts';

/**
 * Chooses an icon: it is shown at once everywhere, and the one before comes back if the server says
 * no. Several choices in a row reach the server one after the other.
 */
export function useChooseIcon() {
  const client = useQueryClient();
  /** What the server last agreed to, while choices are under way. */
  const agreed = useRef<string | null>(null);
  const waiting = useRef(0);
  const { mutate, isError, reset } = useMutation({
    mutationFn: ({ icon }: { icon: FaceIcon; userId: number }) =>
      call(contract.faceIcons.choose, { body: { faceIconId: icon.id } }),
    scope: { id: 'face-icon' },
    onSuccess: ({ image }, { userId }) => {
      agreed.current = image;
      const isLast = waiting.current === 1 && session.get()?.id === userId;
      if (isLast) session.update({ icon: image });
    },
    onError: (_error, { icon, userId }) => {
      const user = session.get();
      const isStillShown = user?.id === userId && user.icon === icon.image;
      if (isStillShown && agreed.current !== null) session.update({ icon: agreed.current });
      // It may have been taken away meanwhile.
      void client.invalidateQueries({ queryKey: faceIconQueries.all().queryKey });
    },
    onSettled: () => {
      waiting.current -= 1;
    },
  });
  const choose = useCallback(
    (icon: FaceIcon) => {
      const user = session.get();
      if (user === null || user.icon === icon.image) return;
      if (waiting.current === 0) agreed.current = user.icon;
      waiting.current += 1;
      reset();
      session.update({ icon: icon.image });
      mutate({ icon, userId: user.id });
    },
    [mutate, reset],
  );
  return { choose, hasFailed: isError };
}
