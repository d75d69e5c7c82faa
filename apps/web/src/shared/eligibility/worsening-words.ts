import type { Repair, Worsening } from '@fieldhouse/contract/eligibility-guard.ts';
import type { Outlook } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { verdictName } from './body-words.ts';

/** What of a body's answer gets worse, in a sentence. */
export function worseningSentence({ what, ...one }: Worsening, t: TFunction, format: Formats): string {
  const figure = (text: string | null) => (text === null ? '' : format.number(Number(text)));
  const gpa = (text: string | null) => (text === null ? '' : format.number(Number(text), 3));
  switch (what) {
    case 'verdict':
      return t('The verdict falls from {{before}} to {{after}}.', {
        before: verdictName(one.before, t),
        after: verdictName(one.after, t),
      });
    case 'outlook':
      return t('The outlook falls from {{before}} to {{after}}.', {
        before: outlookName(one.before as Outlook, t),
        after: outlookName(one.after as Outlook, t),
      });
    case 'gpa':
      return t('The core GPA falls from {{before}} to {{after}}, and {{need}} is needed.', {
        before: gpa(one.before),
        after: gpa(one.after),
        need: gpa(one.need),
      });
    case 'lock':
      return t(
        'Units before the seventh semester fall from {{before}} to {{after}}, and {{need}} are needed.',
        { before: figure(one.before), after: figure(one.after), need: figure(one.need) },
      );
    case 'units':
      return t('Core units earned or in progress fall from {{before}} to {{after}} of {{need}}.', {
        before: figure(one.before),
        after: figure(one.after),
        need: figure(one.need),
      });
  }
}

/** What to do about it, in a sentence. */
export function repairSentence({ how, courses, grade, by }: Repair, t: TFunction, format: Formats): string {
  const names = courses
    .map(
      ({ title, area, units }) =>
        title ??
        t('{{area}} (units: {{units}})', {
          area: area ? areaName(area, t) : '',
          units: format.number(units),
        }),
    )
    .join('; ');
  const values = { courses: names, grade, date: by === null ? '' : format.calendarDate(by) };
  switch (how) {
    case 'take':
      return t('Take {{courses}}, finishing by {{date}} with a {{grade}} or better.', values);
    case 'raise':
      return t('Finish {{courses}} with a {{grade}} or better.', values);
    case 'retake':
      return t('Retake {{courses}}, finishing by {{date}} with a {{grade}} or better.', values);
  }
}
