import type { World } from './world.ts';

/** The secret in the newest letter of a kind to an address; empty: there is none. */
export async function consentSecret(world: World, template: string, address: string): Promise<string> {
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      'select body_text from mail_outbox where template = $1 and to_address = $2 order by created_at desc, id desc limit 1',
      [template, address],
    ),
  );
  const body = (rows[0] as { body_text: string } | undefined)?.body_text ?? '';
  return /token=([\w.-]+)/.exec(body)?.[1] ?? '';
}

/** Born so many years ago, to the day, in this zone; `days` later. */
export function bornYearsAgo(years: number, days = 0, timeZone = 'America/New_York'): string {
  const day = new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone });
  const [year, month, date] = day.split('-') as [string, string, string];
  const born = `${Number(year) - years}-${month}-${date}`;
  return born.endsWith('-02-29') ? born.replace('02-29', '02-28') : born;
}

/** What a parent sends who agrees. */
export const AGREED = {
  decision: 'given',
  name: 'Petra Parent',
  relationship: 'mother',
  isChecked: true,
  aiModels: false,
  textVersion: '2026-11',
  locale: 'es',
} as const;
