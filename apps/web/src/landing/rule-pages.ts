import { RULE_IDS, ruleSlug, setsWith } from '@fieldhouse/domain/eligibility/rule-pages.ts';
import type { RuleSet } from '@fieldhouse/domain/eligibility/rule-set.ts';
import type { TFunction } from 'i18next';
import { laneName } from '#features/eligibility/eligibility-words.ts';
import { ruleName } from '#features/eligibility/rule-words.ts';
import type { Formats } from '#lib/format.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { formatter } from '../check/words.ts';
import { addressOf, escapeHtml, footer, header, type Translate } from './landing.ts';
import { ruleText } from './rule-texts.ts';

type RulePage = `rules${string}`;

/** The list of the rules, and a page for each. */
export const RULE_PAGES: readonly RulePage[] = [
  'rules',
  ...RULE_IDS.map((id): RulePage => `rules/${ruleSlug(id)}`),
];

/** What the words of features are translated with: whole sentences with values. */
const withValues = (translate: Translate): TFunction =>
  ((sentence: string, values: Readonly<Record<string, unknown>> = {}) =>
    translate(sentence).replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
      escapeHtml(`${values[name] ?? whole}`),
    )) as unknown as TFunction;

const confidence = (sure: string, t: Translate): string =>
  sure === 'high'
    ? t('Read in the body’s own text')
    : sure === 'medium'
      ? t('Read elsewhere, or in an older text')
      : t('Not settled');

/** A page of the rules as the inside of <body>, with its title and description, escaped. */
export function rulePage(page: RulePage, translate: Translate, brandName: string, language: string) {
  const t: Translate = (sentence) => escapeHtml(translate(sentence)).replaceAll('{{brandName}}', brandName);
  const id = RULE_IDS.find((one) => page === `rules/${ruleSlug(one)}`);
  const own = id === undefined ? list(t, language) : rule(id, t, language);
  const check = `<p class="rule-check"><a class="button" href="${addressOf(language, 'check')}">${t('Check your own courses')}</a></p>`;
  return {
    title: own.title,
    description: own.description,
    body: `${header(t, brandName, language, false)}
<article class="words wrap rules">${own.html}${check}
<p class="note">${t('What we compute is unofficial: the NCAA Eligibility Center and the NAIA decide. The words are ours; sources are named so that you can read theirs.')}</p></article>
</main>${footer(t, brandName, language, page)}`,
  };
}

interface Written {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

function list(t: Translate, language: string): Written {
  const title = t('The rules, with their sources');
  const description = t(
    'What the NCAA and the NAIA ask of courses and grades: each rule with its date, its source and how sure we are of it.',
  );
  const format = formatter(language) as Formats;
  const entries = RULE_IDS.map((id) => {
    const text = ruleText(id, t);
    return `<li><a href="${addressOf(language, `rules/${ruleSlug(id)}`)}">${text?.title ?? id}</a><p>${ruleName(id, withValues(t), format)}</p><small>${setsWith(
      id,
    )
      .map(({ body }) => bodyName(body, withValues(t)))
      .join(', ')}</small></li>`;
  });
  return {
    title,
    description,
    html: `<h1>${title}</h1><p class="lead">${description}</p><ul class="rule-list">${entries.join('')}</ul>`,
  };
}

function rule(id: string, t: Translate, language: string): Written {
  const format = formatter(language) as Formats;
  const text = ruleText(id, t);
  if (!text) throw new Error(`The rule ${id} has no words.`);
  const description = ruleName(id, withValues(t), format);
  const back = `<p class="back"><a href="${addressOf(language, 'rules')}">${t('All rules')}</a></p>`;
  return {
    title: text.title,
    description,
    html: `${back}<h1>${text.title}</h1><p class="lead">${description}</p>${text.paragraphs.map((one) => `<p>${one}</p>`).join('')}${setsWith(
      id,
    )
      .map((set) => ofBody(id, set, t, format))
      .join('')}`,
  };
}

/** What a body's rule set says of a rule: its figures, since when, by which source. */
function ofBody(id: string, set: RuleSet, t: Translate, format: Formats): string {
  const source = set.rules.find((one) => one.id === id);
  const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return `<section class="rule-body"><h2>${bodyName(set.body, withValues(t))}</h2><dl>${figures(
    id,
    set,
    t,
    format,
  )
    .map(([name, value]) => row(name, value))
    .join(
      '',
    )}${row(t('In force since'), format.calendarDate(set.fromOn))}${row(t('Source'), escapeHtml(source?.source ?? ''))}${row(t('How sure we are'), confidence(source?.confidence ?? 'low', t))}${row(t('Checked on'), format.calendarDate(set.checkedOn))}${row(t('To be checked again'), format.calendarDate(set.reviewOn))}</dl></section>`;
}

type Figure = readonly [name: string, value: string];

function figures(id: string, set: RuleSet, t: Translate, format: Formats): Figure[] {
  const gpa = (value: string) => format.number(Number(value), 3);
  const units = (value: number) => format.number(value);
  if (set.kind === 'naia') {
    switch (id) {
      case 'naia_gpa':
        return [[t('Overall GPA'), gpa(set.gpa)]];
      case 'naia_two_of_three':
        return [
          [t('The lower GPA'), gpa(set.twoOf.gpa)],
          ['ACT', `${set.twoOf.act}`],
          ['SAT', `${set.twoOf.sat}`],
        ];
      default:
        return [
          [t('After the junior year'), gpa(set.earlyGpa.afterJuniorYear)],
          [t('After the seventh semester'), gpa(set.earlyGpa.afterSeventhSemester)],
        ];
    }
  }
  const { needs } = set;
  const lane = (area: string) => escapeHtml(laneName(area, withValues(t)));
  switch (id) {
    case 'core_units':
      return [
        [lane('english'), units(needs.english)],
        [lane('math'), units(needs.math)],
        [lane('science'), units(needs.science)],
        [lane('academic'), units(needs.academic - needs.english - needs.math - needs.science)],
        [lane('social_science'), units(needs.socialScience)],
        [lane('other'), units(needs.total - needs.academic - needs.socialScience)],
        [t('In total'), units(needs.total)],
      ];
    case 'ten_seven':
      return set.lock === null
        ? []
        : [
            [t('Units before the seventh semester'), units(set.lock.units)],
            [t('In English, math and science'), units(set.lock.academic)],
          ];
    case 'core_gpa':
      return [
        [t('Qualifier'), gpa(set.qualifierGpa)],
        ...(set.redshirtGpa === null ? [] : [[t('Academic redshirt'), gpa(set.redshirtGpa)] as const]),
      ];
    case 'early':
      return [
        [t('Units'), units(set.early.needs.total)],
        [t('Core GPA'), gpa(set.early.gpa)],
      ];
    default:
      return [];
  }
}
