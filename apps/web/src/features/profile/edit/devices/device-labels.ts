import type { DeviceSession } from '@poketorneo/contract';

type Device = Pick<DeviceSession, 'browser' | 'system'>;

/** 'Chrome su Android', or the known part of it. */
export function deviceName({ browser, system }: Device): string {
  if (browser !== null && system !== null) return `${browser} su ${system}`;
  return browser ?? system ?? 'Dispositivo sconosciuto';
}

const phones: ReadonlySet<string | null> = new Set(['Android', 'iPhone', 'iPad']);

/** Whether the device is shown as a phone. */
export const isPhone = ({ system }: Pick<Device, 'system'>): boolean => phones.has(system);
