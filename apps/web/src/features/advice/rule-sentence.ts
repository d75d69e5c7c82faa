import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import type { Fact } from './advice-queries.ts';

type Params = Fact['params'];

/** What a rule says, with the figures of the rule set. */
export function ruleSentence(body: string, params: Params, t: TFunction, format: Formats): string {
  const number = (key: string) => format.number(Number(params[key] ?? 0));
  const gpa = (key: string) => format.number(Number(params[key] ?? 0), 3);
  switch (params.ruleId) {
    case 'core_units':
      return t(
        '{{body}} asks for {{total}} core units: English {{english}}, math {{math}}, science {{science}}, more of these three {{more}}, social science {{social}}, others {{other}}.',
        {
          body,
          total: number('total'),
          english: number('english'),
          math: number('math'),
          science: number('science'),
          more: number('moreAcademic'),
          social: number('socialScience'),
          other: number('other'),
        },
      );
    case 'ten_seven':
      return t(
        '{{body}}: {{units}} core units have to be finished before the seventh semester, {{academic}} of them in English, math or science. Their grades are locked then.',
        { body, units: number('units'), academic: number('academic') },
      );
    case 'core_gpa':
      return params.redshirt == null
        ? t(
            '{{body}} asks for a core GPA of {{gpa}}, made of the best grades that fill the units: A 4, B 3, C 2, D 1.',
            { body, gpa: gpa('gpa') },
          )
        : t(
            '{{body}} asks for a core GPA of {{gpa}}, made of the best grades that fill the units: A 4, B 3, C 2, D 1. From {{redshirt}} on a student is an academic redshirt.',
            { body, gpa: gpa('gpa'), redshirt: gpa('redshirt') },
          );
    case 'lab':
      return t('{{body}}: {{units}} unit of science has a lab, where the school offers one.', {
        body,
        units: number('lab'),
      });
    case 'eight_semesters':
      return t('{{body}}: only courses from the first eight semesters count.', { body });
    case 'until_college':
      return t('{{body}}: courses count until full-time college begins.', { body });
    case 'after_graduation':
      return t('{{body}}: after an on-time graduation {{units}} more unit counts.', {
        body,
        units: number('units'),
      });
    case 'disability':
      return t(
        '{{body}}: with a documented disability {{units}} more units count after an on-time graduation.',
        { body, units: number('units') },
      );
    case 'listed_title':
      return t('{{body}}: a title must be on the school’s NCAA list, to the letter.', { body });
    case 'account_status':
      return t('{{body}}: the school’s account with the Eligibility Center has to be cleared.', { body });
    case 'content_once':
      return t('{{body}}: a course that is repeated counts once, with the better grade.', { body });
    case 'content_cap':
      return t('{{body}}: parts of one course give one unit at most.', { body });
    case 'pass_grade':
      return t('{{body}}: a pass is worth the school’s lowest passing grade.', { body });
    case 'surplus':
      return t('{{body}}: it isn’t settled whether more courses than needed may raise the GPA.', { body });
    case 'rounding':
      return t('{{body}}: it isn’t settled how a GPA is rounded at a threshold.', { body });
    case 'early':
      return t('{{body}}: {{units}} core units and a core GPA of {{gpa}} after six semesters.', {
        body,
        units: number('units'),
        gpa: gpa('gpa'),
      });
    case 'graduation':
      return t('{{body}}: graduation is proven by the final transcript.', { body });
    case 'amateurism':
      return t('{{body}}: athletes have to be amateurs, which the Eligibility Center certifies.', { body });
    case 'home_school':
      return t('{{body}}: who was taught at home sends more documents.', { body });
    case 'international':
      return t('{{body}}: credentials from outside the United States alone need no 10/7.', { body });
    case 'label_below':
      return t('{{body}}: a student below the qualifier is a partial qualifier.', { body });
    case 'naia_gpa':
      return t('{{body}} asks for an overall GPA of {{gpa}}.', { body, gpa: gpa('gpa') });
    case 'naia_two_of_three':
      return t(
        '{{body}}: an overall GPA of {{gpa}}, or two of three: a GPA of {{lower}}, ACT {{act}} or SAT {{sat}}, the upper half of the class.',
        { body, gpa: gpa('gpa'), lower: gpa('lower'), act: number('act'), sat: number('sat') },
      );
    case 'naia_early':
      return t(
        '{{body}}: a decision before graduation takes a GPA of {{junior}} after the junior year, or {{seventh}} after the seventh semester.',
        { body, junior: gpa('junior'), seventh: gpa('seventh') },
      );
    default:
      return t('{{body}}: our own reading of the rules.', { body });
  }
}
