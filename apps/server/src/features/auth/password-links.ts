import { randomBytes } from 'node:crypto';
import type { BaseUrlFor } from '../../base-url.ts';
import { hour } from '../../clock.ts';
import { comparisonKey } from '../../comparison-key.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { digestOf } from '../../digest.ts';
import { AppError } from '../../errors.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { recordChange } from '../audit-log/index.ts';
import { notify } from '../notifications/index.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import {
  type Account,
  findAccount,
  findAccountByUsername,
  listAdministratorIds,
  noSuchUser,
  sessionOver,
} from '../users/index.ts';
import { insertPasswordReset } from './password-resets-repository.ts';
import { resetPasswordMail } from './reset-password-mail.ts';
import {
  countResetRequests,
  deleteResetRequest,
  findResetRequest,
  updateResetRequest,
} from './reset-requests-repository.ts';

const linkLifetimeMs = hour;

/** A repeated request is notified again after this time. */
const notifyAgainAfterMs = hour;

/** With more open requests organisers are not notified of further ones. */
const maxNotified = 10;

export const hashOfLinkToken = (token: string) => digestOf(token);

const organiserAccount = () =>
  new AppError(
    'conflict',
    'Gli organizzatori chiedono il link da «Password dimenticata?»: lo riceve chi gestisce il server',
  );
const accountNotActive = () =>
  new AppError('conflict', 'Questo account non è attivo: prima bisogna riammetterlo');

interface PasswordLinksParts {
  transaction: RunTransaction;
  rateLimiter: RateLimiter;
  mailer: Pick<Mailer, 'sendLater'>;
  /** Whether mails are sent; otherwise they are files for the operator. */
  sendsMail: boolean;
  baseUrlFor: BaseUrlFor;
}

/** Network address and host of the request. */
interface Requester {
  address: string;
  host: string;
}

/** Password reset links: by mail, or created by an organiser. */
export function createPasswordLinks({
  transaction,
  rateLimiter,
  mailer,
  sendsMail,
  baseUrlFor,
}: PasswordLinksParts) {
  /** Creates a single-use link; the user's earlier ones become invalid. */
  async function createLink({ trx, now }: UnitOfWork, userId: number, host: string) {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + linkLifetimeMs);
    const tokenHash = hashOfLinkToken(token);
    await insertPasswordReset(trx, { tokenHash, userId, createdAt: now, expiresAt });
    return { link: `${baseUrlFor(host)}/reset-password?token=${token}`, expiresAt };
  }

  async function createMail(
    unit: UnitOfWork,
    { id, username }: Account,
    { to, host }: { to: string; host: string },
  ): Promise<Mail> {
    const { link } = await createLink(unit, id, host);
    return resetPasswordMail({ to, username }, link, linkLifetimeMs);
  }

  /** The mail with a new link; undefined if username and email do not match. */
  function createResetMail(
    username: string,
    email: string,
    host: string,
  ): Promise<Mail | undefined> {
    return transaction(async (unit) => {
      const account = await findAccountByUsername(unit.trx, username);
      // Accounts that are not active get no mail.
      if (account?.status !== 'active') return undefined;
      const to = account.email;
      if (to === null) return undefined;
      if (comparisonKey(to) !== comparisonKey(email)) return undefined;
      return createMail(unit, account, { to, host });
    });
  }

  /**
   * Stores a reset request and notifies the organisers. An organiser's own request is answered by a
   * mail in the operator's files instead.
   */
  function saveResetRequest(username: string, host: string): Promise<Mail | undefined> {
    return transaction(async (unit) => {
      const { trx, now, emit } = unit;
      const account = await findAccountByUsername(trx, username);
      if (account?.status !== 'active') return undefined;
      if (account.isAdmin) {
        const to = account.email ?? `${account.username}@localhost`;
        return sendsMail ? undefined : createMail(unit, account, { to, host });
      }
      const before = await findResetRequest(trx, account.id);
      if (before !== undefined && now.getTime() - before.getTime() < notifyAgainAfterMs) {
        return undefined;
      }
      const shouldNotify = (await countResetRequests(trx)) < maxNotified;
      await updateResetRequest(trx, account.id, now);
      emit('accounts', account.id);
      if (!shouldNotify) return undefined;
      for (const organiser of await listAdministratorIds(trx)) {
        await notify(unit, organiser, { kind: 'password-wish', username: account.username });
      }
      return undefined;
    });
  }

  return {
    /**
     * Mails a link if username and email match. The check runs after the response, so that neither
     * content nor timing reveals the result.
     */
    async sendResetPasswordEmail(
      username: string,
      email: string,
      { address, host }: Requester,
    ): Promise<void> {
      await rateLimiter.consumeAll(
        ['reset-address', address],
        // Keyed by both: by name alone strangers could use up the owner's limit.
        ['reset-account', `${username}\n${email}`],
      );
      mailer.sendLater(() => createResetMail(username, email, host));
    },

    /** Requests a reset from the organisers; reveals nothing, like `sendResetPasswordEmail`. */
    async requestPasswordReset(username: string, { address, host }: Requester): Promise<void> {
      await rateLimiter.consumeAll(['reset-address', address], ['wish-account', username]);
      mailer.sendLater(() => saveResetRequest(username, host));
    },

    /**
     * For organisers: a link for a player; closes the request, is logged and notified to the
     * player. Never for organisers, whose account could be taken over with it.
     */
    makePasswordLink(
      actor: number,
      userId: number,
      host: string,
    ): Promise<{ link: string; expiresAt: Date }> {
      return transaction(async (unit) => {
        const { trx, emit } = unit;
        const organiser = await findAccount(trx, actor);
        if (organiser === undefined) throw sessionOver();
        const account = await findAccount(trx, userId);
        if (account === undefined) throw noSuchUser();
        if (account.isAdmin) throw organiserAccount();
        if (account.status !== 'active') throw accountNotActive();
        const made = await createLink(unit, userId, host);
        await deleteResetRequest(trx, userId);
        await notify(unit, userId, { kind: 'password-link', organiser: organiser.username });
        await recordChange(unit, {
          actor,
          action: 'user.password-link',
          subject: account.username,
          before: null,
          after: null,
        });
        emit('accounts', userId);
        return made;
      });
    },
  };
}

/** Deletes a request that is fulfilled or obsolete. */
export async function closeResetRequest({ trx, emit }: UnitOfWork, userId: number): Promise<void> {
  if (await deleteResetRequest(trx, userId)) emit('accounts', userId);
}
