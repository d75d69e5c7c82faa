import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { MailId } from './ids.ts';

const operator = procedure({ scope: 'allSchools', relations: ['op'], audiences: ['O'] });

export const operations = {
  /** State of the platform: what runs, what waits, what failed. */
  overview: operator.input(z.strictObject({})).output(
    z.object({
      schoolCount: z.number().int(),
      userCount: z.number().int(),
      activeStudentCount: z.number().int(),
      database: z.enum(['embedded', 'postgres']),
      mail: z.enum(['outbox', 'smtp']),
      aiEngine: z.enum(['built_in', 'model']),
      jobs: z.array(
        z.object({
          queue: z.string(),
          waiting: z.number().int(),
          active: z.number().int(),
          failed: z.number().int(),
        }),
      ),
      mailCounts: z.object({
        queued: z.number().int(),
        sent: z.number().int(),
        kept: z.number().int(),
        parked: z.number().int(),
        bounced: z.number().int(),
      }),
    }),
  ),
  /** How long what is kept, by which rule, and what the last run removed and the next one would. */
  retention: operator.input(z.strictObject({})).output(
    z.object({
      groups: z.array(
        z.object({
          group: z.enum([
            'record',
            'work',
            'talk',
            'audit',
            'money',
            'login',
            'ai_runs',
            'mail',
            'short',
            'notices',
            'copies',
            'account',
            'school',
          ]),
          /** Null: until something else ends it. */
          keepDays: z.number().int().nullable(),
          tables: z.array(z.string()),
          /** Rows past their date at the last count; null: never counted. */
          dueCount: z.number().int().nullable(),
        }),
      ),
      countedAt: Instant.nullable(),
      lastRun: z.object({ endedAt: Instant, removed: z.number().int() }).nullable(),
      /** Null: with the next start of a worker. */
      nextRunAt: Instant.nullable(),
      /** Legal holds in force: what they keep isn't removed. */
      holdCount: z.number().int(),
    }),
  ),
  /** Letters, newest first; secrets in links are shown only where mail is kept instead of sent. */
  listMail: operator.input(z.strictObject({ before: Instant.optional() })).output(
    z.object({
      letters: z.array(
        z.object({
          mailId: MailId,
          toAddress: z.string(),
          template: z.string(),
          subject: z.string(),
          state: z.enum(['queued', 'sent', 'kept', 'parked', 'bounced']),
          createdAt: Instant,
          lastError: z.string().nullable(),
        }),
      ),
    }),
  ),
  getMail: operator
    .input(z.strictObject({ mailId: MailId }))
    .output(
      z.object({ toAddress: z.string(), subject: z.string(), bodyText: z.string(), createdAt: Instant }),
    ),
};
