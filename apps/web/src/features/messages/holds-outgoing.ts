import type { DeviceStore } from '#lib/device-store.ts';

/** Whether this device holds a message of this person that was never confirmed. */
export const holdsOutgoing = async (device: DeviceStore, userId: string): Promise<boolean> =>
  (await device.list(`message/${userId}/`).catch(() => [])).length > 0;
