import { integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary or foreign id: UUIDv7, made by the server (`#platform/ids.ts`). */
export const id = () => uuid();

/** An instant, ISO 8601 with Z in code. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string' });

/** The tenant. Null only in library tables (the platform's own rows). */
export const schoolId = () => uuid();

export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () => instant().notNull().defaultNow();

/** Optimistic lock: a stale write gets 409 and the current row. */
export const version = () => integer().notNull().default(1);

/** Points, exact to hundredths. */
export const points = () => numeric({ precision: 8, scale: 2, mode: 'number' });

/**
 * A figure that is compared before it is rounded: as many decimals as a double can tell apart, so that what is read
 * back is what was calculated.
 */
export const exactNumber = () => numeric({ precision: 30, scale: 20, mode: 'number' });

/** A share of one, unrounded. */
export const ratio = exactNumber;

/** A weight: a share of one, exact to eight decimals. */
export const weight = () => numeric({ precision: 9, scale: 8, mode: 'number' });
