import type { Invitation, InvitationState } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { type Clock, day } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { groupedBy } from '../../grouped-by.ts';
import type { LinkStart } from '../../link-start.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { hashOfInvitationToken, type InvitationTokens } from './invitation-tokens.ts';
import {
  findInvitation,
  findNumberOfOpenInvitations,
  findOpenInvitation,
  type GuestRecord,
  type InvitationRecord,
  insertInvitation,
  listGuests,
  listInvitations,
  updateRevoked,
} from './invitations-repository.ts';
import { invitationUnusable } from './refusals.ts';

/** More than any club gives out at once; so all of them fit the list, with those that were before. */
const mostOpen = 20;
const mostListed = 60;

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  limits: AttemptLimits;
  tokens: InvitationTokens;
  linkStart: LinkStart;
}

/** What a caller who may give out invitations is known by. */
interface Organiser {
  userId: number;
  /** The host by which they came: links begin with it, where it is this computer's. */
  host: string;
}

/** Invitations as organisers give them out, and as newcomers open them. */
export function createInvitationsService({
  db,
  transaction,
  clock,
  limits,
  tokens,
  linkStart,
}: Parts) {
  function toInvitation(
    record: InvitationRecord,
    guests: readonly GuestRecord[],
    { host, now }: { host: string; now: Date },
  ): Invitation {
    const state = stateOf(record, now);
    const token = state === 'open' ? tokens.show(record) : undefined;
    return {
      id: record.id,
      createdBy: record.createdBy?.username ?? null,
      createdAt: record.createdAt.toISOString(),
      expiresAt: record.expiresAt.toISOString(),
      places: record.places,
      taken: record.taken,
      state,
      link: token === undefined ? null : `${linkStart(host)}/account/register?invitation=${token}`,
      guests: guests.map(({ invitationId: _, faceIconId, joinedAt, ...guest }) => ({
        ...guest,
        icon: faceIconPath(faceIconId),
        joinedAt: joinedAt.toISOString(),
      })),
    };
  }

  async function view(trx: Database, id: number, host: string, now: Date): Promise<Invitation> {
    const record = await findInvitation(trx, id);
    if (record === undefined) throw new AppError('not-found', 'Questo invito non esiste più');
    return toInvitation(record, await listGuests(trx, [id]), { host, now });
  }

  async function mustHaveRoom(trx: Database, now: Date): Promise<void> {
    if ((await findNumberOfOpenInvitations(trx, now)) < mostOpen) return;
    throw new AppError(
      'conflict',
      `Ci sono già ${mostOpen} inviti aperti: revocane uno che non serve più`,
    );
  }

  return {
    async list(host: string): Promise<Invitation[]> {
      const now = new Date(clock());
      const records = await listInvitations(db, now, mostListed);
      const guests = await listGuests(
        db,
        records.map(({ id }) => id),
      );
      const guestsOf = groupedBy(guests, ({ invitationId }) => invitationId);
      return records.map((record) =>
        toInvitation(record, guestsOf.get(record.id) ?? [], { host, now }),
      );
    },

    insert(
      { userId, host }: Organiser,
      { days, places }: { days: number; places: number },
    ): Promise<Invitation> {
      return transaction(async (unit) => {
        const { trx, now, announce } = unit;
        await mustHaveRoom(trx, now);
        const id = await insertInvitation(trx, {
          ...tokens.create(),
          createdBy: userId,
          createdAt: now,
          expiresAt: new Date(now.getTime() + days * day),
          places,
        });
        await recordChange(unit, {
          actor: userId,
          action: 'invitation.insert',
          subject: subjectOf(id),
          before: null,
          after: { invitationDays: days, invitationPlaces: places },
        });
        announce('registration');
        return view(trx, id, host, now);
      });
    },

    /** Takes an invitation back, or gives it out again; as it is already, it stays. */
    setRevoked({ userId, host }: Organiser, id: number, isRevoked: boolean): Promise<Invitation> {
      return transaction(async (unit) => {
        const { trx, now, announce } = unit;
        const before = await findInvitation(trx, id);
        if (before !== undefined && before.isRevoked !== isRevoked) {
          const isOpenAgain = stateOf({ ...before, isRevoked }, now) === 'open';
          if (isOpenAgain) await mustHaveRoom(trx, now);
          await updateRevoked(trx, id, isRevoked ? now : null);
          await recordChange(unit, {
            actor: userId,
            action: isRevoked ? 'invitation.revoke' : 'invitation.restore',
            subject: subjectOf(id),
            before: null,
            after: null,
          });
          announce('registration');
        }
        return view(trx, id, host, now);
      });
    },

    /** Who invites. Throws the one refusal for all that lets nobody in. */
    async check(token: string, address: string): Promise<{ from: string | null }> {
      await limits.count('invitation-address', address);
      const hash = hashOfInvitationToken(token);
      const invitation = await findOpenInvitation(db, hash, new Date(clock()));
      if (invitation === undefined) throw invitationUnusable('not-found');
      const { createdBy } = invitation;
      return { from: createdBy && `${createdBy.firstName} ${createdBy.lastName}` };
    },
  };
}

const subjectOf = (id: number) => `Invito n. ${id}`;

function stateOf(
  { isRevoked, expiresAt, places, taken }: InvitationRecord,
  now: Date,
): InvitationState {
  if (isRevoked) return 'revoked';
  if (taken >= places) return 'used-up';
  return expiresAt <= now ? 'expired' : 'open';
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;
