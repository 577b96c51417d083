import type { FaceIcon, SessionUser } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { createSetting, useSetting, useShown } from '../../lib/setting.ts';
import { faceIconQueries } from './queries.ts';

const iconSetting = createSetting<string, FaceIcon>((_, { image }) => image);

/** The picture of the own icon, to be shown alone: a new one from the press on. */
export function useOwnIcon({ icon }: Pick<SessionUser, 'icon'>): string {
  return useShown(iconSetting, icon);
}

/**
 * The own icon, to be chosen: a new one is shown at once everywhere, and the one before comes back
 * if the server says no.
 */
export function useChooseIcon(user: Pick<SessionUser, 'icon'>) {
  const client = useQueryClient();
  const { value, state, change } = useSetting(iconSetting, {
    saved: user.icon,
    save: ({ id }) => call(contract.faceIcons.choose, { body: { faceIconId: id } }),
    onSaved: ({ image }) => session.update({ icon: image }),
    // It may have been taken away meanwhile.
    onFailed: () => client.invalidateQueries({ queryKey: faceIconQueries.all().queryKey }),
  });
  const choose = useCallback(
    (icon: FaceIcon) => {
      const used = session.get()?.icon;
      if (used !== undefined && icon.image !== iconSetting.shown(used)) change(icon);
    },
    [change],
  );
  return { icon: value, choose, hasFailed: state === 'failed' };
}
