import { v7 } from 'uuid';

/** A new UUIDv7: ids made later sort later. It is an id of whatever it is made for. */
export const newId = <Id extends string = string>(): Id => v7() as Id;

/** A new UUIDv7 that says it was made at this moment (milliseconds since the epoch). */
export const idMadeAt = (millis: number): string => v7({ msecs: millis });

/** When a UUIDv7 says it was made, in milliseconds since the epoch. */
export const millisOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
