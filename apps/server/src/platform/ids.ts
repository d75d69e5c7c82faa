import { v7 } from 'uuid';

/** A new UUIDv7: ids made later sort later. */
export const newId = (): string => v7();
