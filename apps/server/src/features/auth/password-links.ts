import { createHash, randomBytes } from 'node:crypto';
import { hour } from '../../clock.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { LinkStart } from '../../link-start.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { notify } from '../notifications/index.ts';
import {
  type Account,
  comparisonKey,
  findAccount,
  findAccountByUsername,
  listAdministratorIds,
  noSuchUser,
  sessionOver,
} from '../users/index.ts';
import { insertPasswordReset } from './password-resets-repository.ts';
import {
  deletePasswordWish,
  findNumberOfPasswordWishes,
  findPasswordWish,
  updatePasswordWish,
} from './password-wishes-repository.ts';
import { resetPasswordMail } from './reset-password-mail.ts';

const linkLife = hour;

/** Organisers are told once of a wish, and again when it is repeated after so long. */
const untilToldAgain = hour;

/** With so many open wishes organisers know that people wait. */
const mostTold = 10;

export const hashOfLinkToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

const forOrganisers = () =>
  new AppError(
    'conflict',
    'Gli organizzatori chiedono il link da «Password dimenticata?»: lo riceve chi gestisce il server',
  );
const isClosed = () =>
  new AppError('conflict', 'Questo account non è attivo: prima bisogna riammetterlo');

interface PasswordLinksParts {
  transaction: RunTransaction;
  limits: AttemptLimits;
  mailer: Pick<Mailer, 'sendLater'>;
  /** Whether mails reach anybody; otherwise they are files, for whoever runs the server. */
  sendsMail: boolean;
  linkStart: LinkStart;
}

/** Where a link is asked for from: the network address, and the host by which the caller came. */
interface Asker {
  address: string;
  host: string;
}

/** The links by which a forgotten password is replaced: by mail, or made by an organiser. */
export function createPasswordLinks({
  transaction,
  limits,
  mailer,
  sendsMail,
  linkStart,
}: PasswordLinksParts) {
  /** Makes a link that works once; the user's earlier ones stop working. */
  async function makeLink({ trx, now }: Unit, userId: number, host: string) {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + linkLife);
    const tokenHash = hashOfLinkToken(token);
    await insertPasswordReset(trx, { tokenHash, userId, createdAt: now, expiresAt });
    return { link: `${linkStart(host)}/reset-password?token=${token}`, expiresAt };
  }

  async function makeMail(
    unit: Unit,
    { id, username }: Account,
    { to, host }: { to: string; host: string },
  ): Promise<Mail> {
    const { link } = await makeLink(unit, id, host);
    return resetPasswordMail({ to, username }, link, linkLife);
  }

  /** The mail with a new link; undefined when name and address do not belong together. */
  function makeReset(username: string, email: string, host: string): Promise<Mail | undefined> {
    return transaction(async (unit) => {
      const account = await findAccountByUsername(unit.trx, username);
      // Whoever may not come in has no use for a password, nor may anything be mailed to them.
      if (account?.status !== 'active') return undefined;
      const to = account.email;
      if (to === null) return undefined;
      if (comparisonKey(to) !== comparisonKey(email)) return undefined;
      return makeMail(unit, account, { to, host });
    });
  }

  /**
   * Keeps a wish and tells the organisers. An organiser's own is none of the others' business: its
   * answer is a mail among the server's files, where only whoever runs it can read it.
   */
  function keepWish(username: string, host: string): Promise<Mail | undefined> {
    return transaction(async (unit) => {
      const { trx, now, announce } = unit;
      const account = await findAccountByUsername(trx, username);
      if (account?.status !== 'active') return undefined;
      if (account.isAdmin) {
        const to = account.email ?? `${account.username}@localhost`;
        return sendsMail ? undefined : makeMail(unit, account, { to, host });
      }
      const before = await findPasswordWish(trx, account.id);
      if (before !== undefined && now.getTime() - before.getTime() < untilToldAgain) {
        return undefined;
      }
      const isNews = (await findNumberOfPasswordWishes(trx)) < mostTold;
      await updatePasswordWish(trx, account.id, now);
      announce('accounts', account.id);
      if (!isNews) return undefined;
      for (const organiser of await listAdministratorIds(trx)) {
        await notify(unit, organiser, { kind: 'password-wish', username: account.username });
      }
      return undefined;
    });
  }

  return {
    /**
     * Mails a link if name and address belong together; tells nobody whether they do. Whether they
     * do is looked at after the answer, so that not even its time tells.
     */
    async sendResetPasswordEmail(
      username: string,
      email: string,
      { address, host }: Asker,
    ): Promise<void> {
      await limits.countTogether(
        ['reset-address', address],
        // The name alone would let strangers use up what its owner may ask for.
        ['reset-account', `${username}\n${email}`],
      );
      mailer.sendLater(() => makeReset(username, email, host));
    },

    /** Asks the organisers for a new password; tells nobody whether there is such an account, as above. */
    async wishForPassword(username: string, { address, host }: Asker): Promise<void> {
      await limits.countTogether(['reset-address', address], ['wish-account', username]);
      mailer.sendLater(() => keepWish(username, host));
    },

    /**
     * For organisers: a link for a player, whose wish it answers; logged, and told to the player.
     * Never for an organiser's account, which would be taken over with it.
     */
    makePasswordLink(
      actor: number,
      userId: number,
      host: string,
    ): Promise<{ link: string; expiresAt: Date }> {
      return transaction(async (unit) => {
        const { trx, announce } = unit;
        const organiser = await findAccount(trx, actor);
        if (organiser === undefined) throw sessionOver();
        const account = await findAccount(trx, userId);
        if (account === undefined) throw noSuchUser();
        if (account.isAdmin) throw forOrganisers();
        if (account.status !== 'active') throw isClosed();
        const made = await makeLink(unit, userId, host);
        await deletePasswordWish(trx, userId);
        await notify(unit, userId, { kind: 'password-link', organiser: organiser.username });
        await recordChange(unit, {
          actor,
          action: 'user.password-link',
          subject: account.username,
          before: null,
          after: null,
        });
        announce('accounts', userId);
        return made;
      });
    },
  };
}

/** Takes a wish back that is granted, or not needed any more. */
export async function forgetWish({ trx, announce }: Unit, userId: number): Promise<void> {
  if (await deletePasswordWish(trx, userId)) announce('accounts', userId);
}
