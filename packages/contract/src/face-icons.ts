import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { assetPath, confirmation, flagParameter, id } from './primitives.ts';

/** The face of a species: collected by players, and chosen as their avatar. */
export const faceIcon = z.object({
  /** A species number. */
  id,
  name: z.string(),
  image: assetPath,
  obtained: z.boolean(),
  /** Obtained and not seen yet. */
  isNew: z.boolean(),
});
export type FaceIcon = z.output<typeof faceIcon>;

export const faceIcons = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-face-icons',
    access: 'user',
    summary: 'The face icons by national number: all, or those that the caller has',
    query: z.object({ obtainedOnly: z.optional(flagParameter) }),
    response: z.array(faceIcon),
  }),
  choose: defineEndpoint({
    method: 'PUT',
    path: '/api/set-user-face-icon',
    access: 'user',
    summary: 'Choose one of the own face icons; it is not new any more',
    body: z.object({ faceIconId: id }),
    response: faceIcon,
  }),
  setAllNotNew: defineEndpoint({
    method: 'PUT',
    path: '/api/set-all-user-face-icons-not-new',
    access: 'user',
    summary: 'None of the caller’s face icons is new any more',
    response: confirmation,
  }),
};
