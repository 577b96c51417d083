import type { FaceIcon, SessionUser } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { createSetting, useSetting, useShown } from '../../lib/setting.ts';
import { faceIconQueries } from './queries.ts';

const iconSetting = createSetting<string, FaceIcon>((_, { image }) => image);

/** The path of the user's icon; a choice counts before it is saved. */
export function useOwnIcon({ icon }: Pick<SessionUser, 'icon'>): string {
  return useShown(iconSetting, icon);
}

/** The user's icon with its setter, which is optimistic: a failure restores the saved icon. */
export function useChooseIcon(user: Pick<SessionUser, 'icon'>) {
  const client = useQueryClient();
  const { value, state, change } = useSetting(iconSetting, {
    saved: user.icon,
    save: ({ id }) => call(contract.faceIcons.choose, { body: { faceIconId: id } }),
    onSaved: ({ image }) => session.update({ icon: image }),
    // The icon may have been revoked meanwhile.
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
