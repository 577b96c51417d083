import type { Invitation, InvitationState } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { BaseUrlFor } from '../../base-url.ts';
import { type Clock, day } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { groupBy } from '../../group-by.ts';
import { recordChange } from '../audit-log/index.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import { invitationUnusable } from './errors.ts';
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

/** Limit of usable invitations, so that the list contains all of them. */
const maxOpen = 20;
const maxListed = 60;

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  rateLimiter: RateLimiter;
  tokens: InvitationTokens;
  baseUrlFor: BaseUrlFor;
}

/** The calling organiser. */
interface Organiser {
  userId: number;
  /** The request's host, for links on local installations. */
  host: string;
}

/** Invitations: management by organisers, and checks for newcomers. */
export function createInvitationsService({
  db,
  transaction,
  clock,
  rateLimiter,
  tokens,
  baseUrlFor,
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
      link: token === undefined ? null : `${baseUrlFor(host)}/account/register?invitation=${token}`,
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

  async function assertBelowLimit(trx: Database, now: Date): Promise<void> {
    if ((await findNumberOfOpenInvitations(trx, now)) < maxOpen) return;
    throw new AppError(
      'conflict',
      `Ci sono già ${maxOpen} inviti aperti: revocane uno che non serve più`,
    );
  }

  return {
    async list(host: string): Promise<Invitation[]> {
      const now = new Date(clock());
      const records = await listInvitations(db, now, maxListed);
      const guests = await listGuests(
        db,
        records.map(({ id }) => id),
      );
      const guestsOf = groupBy(guests, ({ invitationId }) => invitationId);
      return records.map((record) =>
        toInvitation(record, guestsOf.get(record.id) ?? [], { host, now }),
      );
    },

    insert(
      { userId, host }: Organiser,
      { days, places }: { days: number; places: number },
    ): Promise<Invitation> {
      return transaction(async (unit) => {
        const { trx, now, emit } = unit;
        await assertBelowLimit(trx, now);
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
        emit('registration');
        return view(trx, id, host, now);
      });
    },

    /** Revokes or restores an invitation; idempotent. */
    setRevoked({ userId, host }: Organiser, id: number, isRevoked: boolean): Promise<Invitation> {
      return transaction(async (unit) => {
        const { trx, now, emit } = unit;
        const before = await findInvitation(trx, id);
        if (before !== undefined && before.isRevoked !== isRevoked) {
          const isOpenAgain = stateOf({ ...before, isRevoked }, now) === 'open';
          if (isOpenAgain) await assertBelowLimit(trx, now);
          await updateRevoked(trx, id, isRevoked ? now : null);
          await recordChange(unit, {
            actor: userId,
            action: isRevoked ? 'invitation.revoke' : 'invitation.restore',
            subject: subjectOf(id),
            before: null,
            after: null,
          });
          emit('registration');
        }
        return view(trx, id, host, now);
      });
    },

    /** The inviting organiser. Throws the same error for every unusable link. */
    async check(token: string, address: string): Promise<{ from: string | null }> {
      await rateLimiter.consume('invitation-address', address);
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
