import type { Admission, AdmissionDecision, WaitingPerson } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { day } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { notify, revokeNotifications } from '../notifications/index.ts';
import { findAccount } from '../users/index.ts';
import type { PurgeRejected } from './purge-rejected.ts';
import {
  findSignUpRequest,
  listSignUpRequests,
  type SignUpRequest,
  updateAdmitted,
  updateDecision,
} from './sign-up-requests-repository.ts';

const maxListed = 200;

/** Approvals can be undone within this time. */
const undoPeriodMs = day;

const statusAfter = { approve: 'approved', refuse: 'refused', wait: 'waiting' } as const;

/** Decisions on sign-up requests. */
export function createAdmissionsService({
  db,
  transaction,
  purgeRejected,
}: {
  db: Database;
  transaction: RunTransaction;
  purgeRejected: PurgeRejected;
}) {
  return {
    async list(): Promise<WaitingPerson[]> {
      return (await listSignUpRequests(db, maxListed)).map(toWaitingPerson);
    },

    /** Idempotent; a different earlier decision is a conflict. */
    async decide(
      organiserId: number,
      userId: number,
      decision: AdmissionDecision,
    ): Promise<{ status: Admission }> {
      const decided = await transaction(async (unit) => {
        const { trx } = unit;
        const request = await findSignUpRequest(trx, userId);
        if (request === undefined) throw notWaiting();
        const status = statusAfter[decision];
        if (statusOf(request) !== status) {
          if (decision !== 'wait' && request.decision !== null) throw decidedMeanwhile(request);
          if (request.decision === 'approved') await assertUndoable(unit, organiserId, request);
          await applyDecision(unit, request, decision);
          await recordChange(unit, {
            actor: organiserId,
            action: `admission.${decision}`,
            subject: request.username,
            before: null,
            after: null,
          });
        }
        return { status };
      });
      await purgeRejected();
      return decided;
    },
  };
}

/** Undo returns the account to waiting, never an organiser's. */
async function assertUndoable(
  { trx, now }: UnitOfWork,
  organiserId: number,
  { userId, username, decidedAt }: SignUpRequest,
): Promise<void> {
  if (userId === organiserId) throw ownAdmission();
  const account = await findAccount(trx, userId);
  if (account?.isAdmin) throw organiserAdmission(username);
  const age = now.getTime() - (decidedAt?.getTime() ?? 0);
  if (age > undoPeriodMs) throw oldAdmission(username);
}

/** Does not override later changes of the account by another organiser. */
async function applyDecision(
  unit: UnitOfWork,
  { userId, welcomeId }: SignUpRequest,
  decision: AdmissionDecision,
): Promise<void> {
  const { trx, now, emit } = unit;
  emit('registration');
  emit('accounts', userId);
  emit('token-state', userId);
  if (decision === 'approve') {
    if (!(await updateAdmitted(trx, userId, true))) throw notWaiting();
    const welcome = await notify(unit, userId, { kind: 'welcome' });
    await updateDecision(trx, userId, {
      decision: 'approved',
      decidedAt: now,
      welcomeId: welcome,
    });
    return;
  }
  if (decision === 'wait' && welcomeId !== null) {
    if (!(await updateAdmitted(trx, userId, false))) throw notWaiting();
    await revokeNotifications(unit, userId, [welcomeId]);
  }
  await updateDecision(trx, userId, {
    decision: decision === 'refuse' ? 'refused' : null,
    decidedAt: now,
    welcomeId: null,
  });
}

const statusOf = ({ decision }: SignUpRequest): Admission => decision ?? 'waiting';

const notWaiting = () => new AppError('not-found', 'Questa persona non è più in attesa');

const ownAdmission = () => new AppError('conflict', 'Il tuo account non puoi rimetterlo in attesa');

const organiserAdmission = (username: string) =>
  new AppError(
    'conflict',
    `${username} organizza il club e non torna in attesa: per chiudere l’account, sospendilo`,
  );

const oldAdmission = (username: string) =>
  new AppError(
    'conflict',
    `${username} è nel club da più di un giorno e non torna in attesa: per chiudere l’account, sospendilo`,
  );

const decidedMeanwhile = ({ username, decision }: SignUpRequest) =>
  new AppError(
    'conflict',
    decision === 'approved'
      ? `L’iscrizione di ${username} è già accolta`
      : `L’iscrizione di ${username} è già rifiutata`,
  );

function toWaitingPerson(request: SignUpRequest): WaitingPerson {
  const { userId, username, firstName, lastName, faceIconId, askedAt, decision } = request;
  return {
    userId,
    username,
    firstName,
    lastName,
    icon: faceIconPath(faceIconId),
    signUpDate: askedAt.toISOString(),
    isRefused: decision === 'refused',
  };
}

export type AdmissionsService = ReturnType<typeof createAdmissionsService>;
