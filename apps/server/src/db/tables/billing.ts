import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { users } from './sign-in.ts';

/** A license somebody pays for. Amount, period and status are the server's. Written by: billing. */
export const payments = pgTable(
  'payments',
  {
    id: id().primaryKey(),
    payerUserId: id().notNull(),
    /** The school the payer belonged to; null: none yet. */
    schoolId: schoolId(),
    planCode: text({
      enum: [
        'student_general',
        'student_ncaa_athlete',
        'school_admin',
        'teacher',
        'homeschool_parent',
        'parent',
      ],
    }).notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    licenseType: text({ enum: ['monthly', 'annual'] }).notNull(),
    status: text({ enum: ['pending', 'completed', 'failed', 'refunded'] }).notNull(),
    periodStart: instant().notNull(),
    periodEnd: instant().notNull(),
    autoRenew: boolean().notNull().default(false),
    idempotencyKey: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    foreignKey({ name: 'payments_payer_fk', columns: [t.payerUserId], foreignColumns: [users.id] }),
    uniqueIndex('payments_key').on(t.payerUserId, t.idempotencyKey),
    index('payments_payer_idx').on(t.payerUserId, t.createdAt.desc()),
    check('payments_amount', sql`${t.amountCents} > 0`),
    check('payments_license_type', sql`${t.licenseType} in ('monthly', 'annual')`),
    check('payments_status', sql`${t.status} in ('pending', 'completed', 'failed', 'refunded')`),
  ],
);
