import type { Body, Outlook } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import type { Fact } from './advice-queries.ts';
import { areaName, laneName } from './area-words.ts';
import { ruleSentence } from './rule-sentence.ts';
import { ruleTitle } from './rule-title.ts';
import { taskSentence } from './task-words.ts';
import { notCountedWhy } from './why-words.ts';

/** Decimals of a GPA. */
const GPA = 3;

/** A fact in a sentence of the reader's language. Every figure in it is the fact's own. */
export function factSentence({ code, params }: Fact, t: TFunction, format: Formats): string {
  const text = (key: string) => String(params[key] ?? '');
  const units = (key: string) => format.number(Number(params[key] ?? 0));
  const gpa = (key: string) =>
    params[key] == null ? t('none yet') : format.number(Number(params[key]), GPA);
  const day = (key: string) => format.calendarDate(text(key));
  const outlook = (key: string) => outlookName(text(key) as Outlook, t);
  const body = params.body == null ? '' : bodyName(params.body as Body, t);
  const title = text('title');
  switch (code) {
    case 'standing':
      return t(
        '{{body}}: {{outlook}}. {{earned}} of {{needed}} core units are earned, {{projected}} with what runs and is planned. Core GPA {{gpa}}, {{needs}} is needed.',
        {
          body,
          outlook: outlook('outlook'),
          earned: units('earned'),
          needed: units('needed'),
          projected: units('projected'),
          gpa: gpa('gpa'),
          needs: gpa('needs'),
        },
      );
    case 'standing_naia':
      return t('{{body}}: {{outlook}}. Overall GPA {{gpa}}, {{needs}} is needed.', {
        body,
        outlook: outlook('outlook'),
        gpa: gpa('gpa'),
        needs: gpa('needs'),
      });
    case 'gpa':
      return t(
        '{{body}}: core GPA {{gpa}}, which is {{quality}} points ÷ {{units}} units. {{needs}} is needed; with what runs and is planned it is {{projected}}.',
        {
          body,
          gpa: gpa('gpa'),
          quality: units('quality'),
          units: units('units'),
          needs: gpa('needs'),
          projected: gpa('projected'),
        },
      );
    case 'gpa_none':
      return t('{{body}}: no course counts yet, so there is no core GPA. {{needs}} is needed.', {
        body,
        needs: gpa('needs'),
      });
    case 'gpa_naia':
      return params.gpa == null
        ? t('{{body}}: the school’s overall GPA isn’t entered. {{needs}} is needed.', {
            body,
            needs: gpa('needs'),
          })
        : t('{{body}}: overall GPA {{gpa}}. {{needs}} is needed.', {
            body,
            gpa: gpa('gpa'),
            needs: gpa('needs'),
          });
    case 'units':
      return t(
        '{{body}}: {{earned}} of {{needed}} core units are earned, {{projected}} with what runs and is planned.',
        {
          body,
          earned: units('earned'),
          needed: units('needed'),
          projected: units('projected'),
        },
      );
    case 'lane':
      return t('{{body}}, {{area}}: {{earned}} of {{need}} units are earned, {{running}} run.', {
        body,
        area: laneName(text('area'), t),
        earned: units('earned'),
        need: units('need'),
        running: units('inProgress'),
      });
    case 'lanes_filled':
      return t('{{body}}: all {{needed}} core units are earned, in every area.', {
        body,
        needed: units('needed'),
      });
    case 'gpa_short':
      return t('{{body}}: the core GPA is {{gpa}}, and {{needs}} is needed.', {
        body,
        gpa: gpa('gpa'),
        needs: gpa('needs'),
      });
    case 'lock':
      return lockSentence(params, body, t, format);
    case 'lock_none':
      return t('{{body}} has no 10/7.', { body });
    case 'counts':
      return t('{{title}} counts for {{body}}: {{units}} units, {{area}}.', {
        title,
        body,
        units: units('units'),
        area: areaName(text('area'), t),
      });
    case 'counts_not':
      return t('{{title}} doesn’t count for {{body}}: {{why}}', {
        title,
        body,
        why: notCountedWhy(params.why == null ? null : text('why'), t),
      });
    case 'listed':
      return t('{{title}} is on the school’s NCAA list: {{area}}, {{units}} units, read {{date}}.', {
        title,
        area: areaName(text('area'), t),
        units: units('units'),
        date: day('checkedOn'),
      });
    case 'not_listed':
      return params.near == null
        ? t('No title on the school’s NCAA list is “{{title}}”.', { title })
        : t('No title on the school’s NCAA list is “{{title}}”; “{{near}}” is.', {
            title,
            near: text('near'),
          });
    case 'needed':
      return params.goal === 'qualifier'
        ? t(
            '{{body}}: {{title}} needs at least the grade {{grade}}, so that the courses of the record qualify.',
            {
              body,
              title,
              grade: text('grade'),
            },
          )
        : t(
            '{{body}}: {{title}} needs at least the grade {{grade}}, so that you stay on track at the usual pace.',
            {
              body,
              title,
              grade: text('grade'),
            },
          );
    case 'needed_kept':
      return t('{{body}}: nothing that runs has to reach a grade, what is posted is enough.', { body });
    case 'needed_unreachable':
      return t(
        '{{body}}: not even the best grades in all that runs are enough by themselves. {{needs}} is needed.',
        {
          body,
          needs: gpa('needs'),
        },
      );
    case 'needed_other':
      return t('{{body}}: the grade in {{title}} is posted, so there is none to reach.', { body, title });
    case 'what_if':
      return t(
        '{{body}}, {{supposed}}: {{before}} becomes {{after}}. Core GPA {{gpaBefore}} becomes {{gpaAfter}}, core units {{unitsBefore}} become {{unitsAfter}} of {{needed}}.',
        {
          body,
          supposed: supposedText(params, t),
          before: outlook('outlookBefore'),
          after: outlook('outlookAfter'),
          gpaBefore: gpa('gpaBefore'),
          gpaAfter: gpa('gpaAfter'),
          unitsBefore: units('unitsBefore'),
          unitsAfter: units('unitsAfter'),
          needed: units('needed'),
        },
      );
    case 'what_if_naia':
      return t(
        '{{body}}: {{outlook}}. It looks at the school’s overall GPA, which is entered and not counted here.',
        {
          body,
          outlook: outlook('outlook'),
        },
      );
    case 'what_if_sum':
      return t('{{body}}: {{quality}} points ÷ {{units}} units = {{gpa}}.', {
        body,
        quality: units('quality'),
        units: units('units'),
        gpa: gpa('gpa'),
      });
    case 'rule':
      return ruleSentence(body, params, t, format);
    case 'rule_none':
      return t('{{body}} has no such rule: {{rule}}.', { body, rule: ruleTitle(text('ruleId'), t) });
    case 'rules_held':
      return t('{{body}}: I hold the rules in force since {{date}}, checked {{checked}}.', {
        body,
        date: day('fromOn'),
        checked: day('checkedOn'),
      });
    case 'plan_course':
      return params.core == null
        ? t('{{term}}: {{title}}.', { term: text('term'), title })
        : t('{{term}}: {{title}}, NCAA core in {{area}}.', {
            term: text('term'),
            title,
            area: areaName(text('core'), t),
          });
    case 'plan_none':
      return t(
        'The best plan has no course to take: the diploma and Division I are reached, or nothing can be planned.',
      );
    case 'counselor':
      return t('Your counselor: {{names}}.', { names: text('names') });
    case 'counselors_all':
      return t('Nobody is assigned to you alone. These counsel at your school: {{names}}.', {
        names: text('names'),
      });
    case 'counselor_none':
      return t('Your school has named no counselor.');
    case 'task':
      return taskSentence(text('what'), text('state'), params.on == null ? null : day('on'), t);
    case 'changed':
      return t(
        '{{date}}, {{body}}: {{before}} became {{after}}, core GPA {{gpaBefore}} became {{gpaAfter}}.',
        {
          date: format.date(text('at')),
          body,
          before: outlook('outlookBefore'),
          after: outlook('outlookAfter'),
          gpaBefore: gpa('gpaBefore'),
          gpaAfter: gpa('gpaAfter'),
        },
      );
    case 'changed_nothing':
      return params.at == null
        ? t('Nothing has been noted yet.')
        : t('No outlook and no GPA changed with the last change, of {{date}}.', {
            date: format.date(text('at')),
          });
    case 'which_course':
      return t('Did you mean {{title}}?', { title });
  }
}

/** What is supposed, as part of a sentence. */
export function supposedText(params: Fact['params'], t: TFunction): string {
  const words = { title: String(params.title ?? ''), grade: String(params.grade ?? '') };
  switch (params.how) {
    case 'drop':
      return t('without {{title}}', words);
    case 'retake':
      return t('with {{title}} once more and the grade {{grade}}', words);
    default:
      return t('with the grade {{grade}} in {{title}}', words);
  }
}

function lockSentence(params: Fact['params'], body: string, t: TFunction, format: Formats): string {
  const units = (key: string) => format.number(Number(params[key] ?? 0));
  const words = {
    body,
    date: params.startsOn == null ? '' : format.calendarDate(String(params.startsOn)),
    units: units('units'),
    needed: units('needed'),
    academic: units('academic'),
    neededAcademic: units('neededAcademic'),
    projected: units('projectedUnits'),
    projectedAcademic: units('projectedAcademic'),
  };
  switch (params.state) {
    case 'exempt':
      return t('{{body}}: 10/7 isn’t asked of you.', words);
    case 'unknown':
      return t(
        '{{body}}: nobody has entered when your seventh semester begins, so your 10/7 date isn’t known. You have {{units}} of {{needed}} units, {{academic}} of {{neededAcademic}} in English, math or science.',
        words,
      );
    case 'met':
      return t(
        '{{body}}: your 10/7 date is {{date}}, and it is met: {{units}} of {{needed}} units, {{academic}} of {{neededAcademic}} in English, math or science.',
        words,
      );
    case 'missed':
      return t(
        '{{body}}: your 10/7 date was {{date}}, and it was missed: {{units}} of {{needed}} units, {{academic}} of {{neededAcademic}} in English, math or science.',
        words,
      );
    default:
      return t(
        '{{body}}: your 10/7 date is {{date}}. You have {{units}} of {{needed}} units, {{projected}} with what runs and is planned; in English, math or science {{academic}} of {{neededAcademic}}, {{projectedAcademic}} with what runs and is planned.',
        words,
      );
  }
}
