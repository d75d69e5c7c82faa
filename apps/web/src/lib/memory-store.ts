import type { DeviceStore } from './device-store.ts';

/** A device's store without a device, for tests. */
export function createMemoryStore(records = new Map<string, unknown>()): DeviceStore {
  return {
    list: async (prefix) =>
      [...records]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => ({ key, value })),
    write: async (key, value) => {
      records.set(key, structuredClone(value));
    },
    writeAtOnce: (key, value) => {
      records.set(key, structuredClone(value));
    },
    remove: async (key) => {
      records.delete(key);
    },
    clear: async () => records.clear(),
  };
}
