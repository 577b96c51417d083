import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser with a push subscription. */
export interface PushBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Decrypts a message; throws if it was not for this browser. */
  read(body: Buffer): unknown;
}

/** Creates a subscribed browser. */
export function createPushBrowser(
  endpoint = `https://push.example.org/${randomBytes(9).toString('base64url')}`,
): PushBrowser {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    // RFC 8291, independent of the encrypting library.
    read(body) {
      const salt = body.subarray(0, 16);
      const senderLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + senderLength);
      const content = body.subarray(21 + senderLength);
      const expand = (secret: Buffer, use: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, use, info, length));
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = expand(own.computeSecret(sender), auth, about, 32);
      const key = expand(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = expand(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(content.subarray(-16));
      const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
      // The last record ends with the delimiter 2 and padding.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** A subscription as a browser submits it. */
export const browserSubscription = () => createPushBrowser().subscription;
