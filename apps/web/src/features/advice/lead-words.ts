import type { TFunction } from 'i18next';
import type { Answer } from './advice-queries.ts';

interface Lead {
  readonly title: string;
  readonly more: string | null;
}

/** What is said before any fact; null: nothing. */
export function leadOf({ kind, why, facts }: Answer, t: TFunction): Lead | null {
  if (kind === 'can_do')
    return {
      title: t('I answer from your ledger, the rules, your plan and your school’s NCAA list.'),
      more: t(
        'Ask where you stand, what is missing, whether a course counts, which grade you need, what happens if you drop or repeat a course, when your 10/7 date is, what a rule says, what to take next, or who your counselor is.',
      ),
    };
  if (kind === 'unknown')
    return {
      title: t('I don’t know that.'),
      more: t(
        'None of my sources says anything about it, and I don’t guess. Ask a person, or ask me in other words.',
      ),
    };
  if (kind === 'refused') return refusalOf(why, t);
  return facts.every(({ code }) => code === 'which_course')
    ? { title: t('Several courses could be meant.'), more: null }
    : null;
}

function refusalOf(why: Answer['why'], t: TFunction): Lead {
  switch (why) {
    case 'orders':
      return {
        title: t('I can’t set my sources or rules aside, and I can’t change a record.'),
        more: t(
          'What I say is what your record and the rules say. Ask me where you stand, and I show it with its sources.',
        ),
      };
    case 'other_person':
      return {
        title: t('I answer about your own record alone.'),
        more: t('What others have in theirs is for them, their families and their school.'),
      };
    case 'other_rules':
      return {
        title: t('I don’t hold those rules.'),
        more: t('I know the rules of Divisions I and II and of the NAIA that are in force now.'),
      };
    default:
      return {
        title: t('I can’t answer that one.'),
        more: t(
          'Somebody else decides it: a college, a coach, or the Eligibility Center. I have no source for it. Ask a person.',
        ),
      };
  }
}
