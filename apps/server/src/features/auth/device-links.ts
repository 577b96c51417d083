import { randomBytes } from 'node:crypto';
import type { DeviceLinkState, SessionUser } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { BaseUrlFor } from '../../base-url.ts';
import { type Clock, hour, minute, second } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { VerifiedSession } from '../../http/authentication.ts';
import { notify } from '../notifications/index.ts';
import { consumeIn } from '../rate-limiter/index.ts';
import { findAccount, hasSession, notActive, sessionOver } from '../users/index.ts';
import {
  deleteDeviceLinksBefore,
  findDeviceLink,
  findDeviceLinkOwner,
  redeemDeviceLink,
  updateDeviceLink,
} from './device-links-repository.ts';
import { deviceNameOf } from './device-name.ts';
import { newDeviceId, rememberDevice } from './known-devices.ts';
import { hashOfLinkToken } from './password-links.ts';
import type { ToSessionUser } from './session-user.ts';
import type { Sessions } from './sessions.ts';

const lifetimeMs = 2 * minute;
/** How long the creating device can query the state of a link. */
const retentionMs = hour;

const unusable = () =>
  new AppError(
    'bad-request',
    'Questo codice è scaduto o è già stato usato: fanne mostrare uno nuovo',
  );

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  baseUrlFor: BaseUrlFor;
  sessions: Pick<Sessions, 'begin'>;
  toSessionUser: ToSessionUser;
}

interface NewDevice {
  deviceId: string | undefined;
  userAgent: string | undefined;
}

/**
 * Sign-in on another device without a password. Attempts are not limited: tokens cannot be guessed,
 * and a limit would let strangers on the same network block it.
 */
export function createDeviceLinks({
  db,
  transaction,
  clock,
  baseUrlFor,
  sessions,
  toSessionUser,
}: Parts) {
  return {
    /** The token is in the fragment, which is sent to no server or link preview. */
    async make(
      { identity: { userId }, sessionId }: VerifiedSession,
      host: string,
    ): Promise<{ id: string; link: string; secondsLeft: number }> {
      const token = randomBytes(32).toString('base64url');
      const tokenHash = hashOfLinkToken(token);
      await transaction(async (unit) => {
        const { trx, now } = unit;
        await consumeIn(unit, 'device-link-account', String(userId));
        if (!(await hasSession(trx, { userId, sessionId }))) throw sessionOver();
        const expiresAt = now.getTime() + lifetimeMs;
        await updateDeviceLink(trx, { sessionId, tokenHash, createdAt: now, expiresAt });
      });
      return {
        id: tokenHash,
        link: `${baseUrlFor(host)}/account/device#${token}`,
        secondsLeft: lifetimeMs / second,
      };
    },

    /** The state of a link created by this session. */
    async stateOf({ sessionId }: VerifiedSession, tokenHash: string): Promise<DeviceLinkState> {
      const link = await findDeviceLink(db, { sessionId, tokenHash });
      if (link === undefined) return { state: 'expired' };
      if (link.used_at !== null) {
        return { state: 'used', browser: link.used_by_browser, system: link.used_by_system };
      }
      return { state: link.expires_at > clock() ? 'open' : 'expired' };
    },

    /** The account of a link. Throws AppError 'bad-request' if it cannot be used. */
    async check(token: string): Promise<{ id: number; username: string; icon: string }> {
      const userId = await findDeviceLinkOwner(db, hashOfLinkToken(token), new Date(clock()));
      const account = userId === undefined ? undefined : await findAccount(db, userId);
      if (account === undefined) throw unusable();
      const { id, username, faceIconId } = account;
      return { id, username, icon: faceIconPath(faceIconId) };
    },

    /**
     * Signs in a device, once per link, and notifies the user. Throws AppError 'bad-request' if the
     * link cannot be used or its session is over.
     */
    async redeem(
      token: string,
      device: NewDevice,
    ): Promise<{ user: SessionUser; deviceId: string }> {
      const tokenHash = hashOfLinkToken(token);
      const by = deviceNameOf(device.userAgent);
      const deviceId = device.deviceId ?? newDeviceId();
      // Random tokens open no transaction.
      if ((await findDeviceLinkOwner(db, tokenHash, new Date(clock()))) === undefined) {
        throw unusable();
      }
      const { account, sessionId } = await transaction(async (unit) => {
        const { trx, now } = unit;
        const userId = await findDeviceLinkOwner(trx, tokenHash, now);
        const owner = userId === undefined ? undefined : await findAccount(trx, userId);
        if (owner === undefined) throw unusable();
        if (owner.status !== 'active') throw notActive('forbidden', owner.status);
        if (!(await redeemDeviceLink(trx, { tokenHash, now, by }))) throw unusable();
        await rememberDevice(unit, owner.id, deviceId);
        await notify(unit, owner.id, { kind: 'device-link', ...by });
        return {
          account: owner,
          sessionId: await sessions.begin(unit, owner.id, device.userAgent),
        };
      });
      return { user: await toSessionUser(account, sessionId), deviceId };
    },

    /** Deletes links past their retention. */
    async purge(): Promise<void> {
      await transaction(({ trx, now }) =>
        deleteDeviceLinksBefore(trx, now.getTime() - retentionMs),
      );
    },
  };
}

export type DeviceLinks = ReturnType<typeof createDeviceLinks>;
