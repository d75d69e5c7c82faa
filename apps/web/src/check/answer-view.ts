import type { Finding as ShownFinding } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { CheckCourse } from '@fieldhouse/domain/eligibility/check-input.ts';
import type { DivisionEvaluation } from '@fieldhouse/domain/eligibility/evaluate.ts';
import type { Finding } from '@fieldhouse/domain/eligibility/finding.ts';
import {
  type BodyLedger,
  type DivisionLedger,
  type NaiaLedger,
  shownCoreGpa,
} from '@fieldhouse/domain/eligibility/ledger.ts';
import type { NextStep } from '@fieldhouse/domain/eligibility/next-steps.ts';
import type { CheckAnswer } from '@fieldhouse/domain/eligibility/own-check.ts';
import { RULE_IDS, ruleSlug } from '@fieldhouse/domain/eligibility/rule-pages.ts';
import { unitLanes } from '@fieldhouse/domain/eligibility/unit-lanes.ts';
import { ratioNumber } from '@fieldhouse/domain/grading/exact-ratio.ts';
import type { TFunction } from 'i18next';
import { outlookSentence } from '#features/eligibility/eligibility-words.ts';
import { findingWords, togetherWords } from '#features/eligibility/finding-words.ts';
import { ruleName } from '#features/eligibility/rule-words.ts';
import type { Formats } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { OUTLOOK_TONES, outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName, verdictName } from '#shared/eligibility/body-words.ts';
import { type IconName, icon, lanes } from '../landing/icons.ts';
import { html, type Markup, trusted } from './html.ts';

/** What the answer is written with. */
export interface Writing {
  readonly t: TFunction;
  readonly format: Formats;
  /** The address of the rules in the reader's language. */
  readonly rules: string;
  readonly courses: readonly CheckCourse[];
}

const sign = (name: IconName, size = 20) => trusted(icon(name, size));

/** Everything that the page says of what was typed. */
export function answerView(answer: CheckAnswer, writing: Writing): Markup {
  const [first, second, naia] = answer.better as readonly [DivisionLedger, DivisionLedger, NaiaLedger];
  const other = (body: string) => answer.worse?.find(({ rules }) => rules.body === body) ?? null;
  return html`${verdictPanel(first, other('DI') as DivisionLedger | null, answer, writing)}
    ${alikeNotices(answer, writing)}
    ${whyCard(first, answer, writing)}
    ${stepsCard(answer.steps, writing)}
    <div class="bodies">${bodyCard(second, other('DII'), answer, writing)}${bodyCard(naia, null, answer, writing)}</div>`;
}

/** The answer in one sentence, for who listens. */
export const spokenAnswer = ({ better }: CheckAnswer, { t }: Pick<Writing, 't'>): string =>
  better
    .map(({ rules, outlook }) =>
      t('{{body}}: {{outlook}}.', { body: bodyName(rules.body, t), outlook: outlookName(outlook, t) }),
    )
    .join(' ');

function headline(outlook: BodyLedger['outlook'], t: TFunction): string {
  switch (outlook) {
    case 'met':
      return t('Your courses meet it');
    case 'on_track':
      return t('On course, not there yet');
    case 'at_risk':
      return t('It can still be reached');
    case 'out_of_reach':
      return t('No longer within reach');
    case 'unknown':
      return t('Not decided yet');
  }
}

const gpaOf = ({ official, rules }: DivisionLedger): number | null =>
  official.soFar && shownCoreGpa(official.soFar.gpa, rules.qualifierGpa);
/** Units as the ledger counts them: what fills the table of core courses, never more than it asks for. */
const unitsOf = ({ rules }: DivisionLedger, { coverage }: DivisionEvaluation): number =>
  unitLanes(rules.needs, {
    official: coverage,
    running: coverage,
    projected: coverage,
    locked: coverage,
  }).reduce((sum, { earned }) => sum + ratioNumber(earned), 0);

function verdictPanel(
  ledger: DivisionLedger,
  worse: DivisionLedger | null,
  answer: CheckAnswer,
  { t, format }: Writing,
): Markup {
  const gpa = gpaOf(ledger);
  const expected = answer.expected.find(({ body }) => body === ledger.rules.body);
  const units = {
    have: unitsOf(ledger, ledger.official),
    with: unitsOf(ledger, expected ?? ledger.projected),
  };
  const need = ledger.rules.needs.total;
  return html`<section class="verdict" data-body="DI" aria-labelledby="verdict-title">${trusted(lanes(6, 22))}
    <p class="mark">${bodyName('DI', t)}</p>
    <h2 id="verdict-title">${headline(ledger.outlook, t)}</h2>
    <p>${outlookSentence(ledger.outlook, t)}</p>
    <dl class="figures">
      <div><dt>${t('core GPA so far, needs {{gpa}}', { gpa: format.number(Number(ledger.rules.qualifierGpa), 3) })}</dt><dd data-gpa>${gpa === null ? '–' : format.number(gpa, 3)}</dd></div>
      <div><dt>${
        units.with > units.have
          ? t('of {{need}} units, {{projected}} with courses in progress', {
              need,
              projected: format.number(units.with),
            })
          : t('of {{need}} units', { need })
      }</dt><dd data-units>${format.number(units.have)}</dd></div>
    </dl>
    <p class="so-far">${t('If school ended today:')} <b data-verdict>${verdictName(ledger.official.verdict, t)}</b>${boundsText(ledger.official, t)}</p>
    ${worse && otherText(ledger, worse, answer, t, format)}
  </section>`;
}

const boundsText = ({ bounds }: DivisionEvaluation, t: TFunction): string =>
  bounds === null
    ? ''
    : ` (${t('between {{worst}} and {{best}}, as dates are missing', { worst: verdictName(bounds.worst, t), best: verdictName(bounds.best, t) })})`;

/** The other answer, where something isn't known. */
function otherText(
  ledger: DivisionLedger,
  worse: DivisionLedger,
  answer: CheckAnswer,
  t: TFunction,
  format: Formats,
): Markup {
  const figures = figuresOf(worse, { t, format });
  return html`<div class="other" data-worse="${ledger.rules.body}"><b>${doubtText(answer, t)}</b> ${t('{{outlook}}. Finished: {{verdict}}, core GPA {{gpa}}.', figures)} ${t('{{units}} units', { units: format.number(unitsOf(worse, worse.official)) })}.</div>`;
}

const figuresOf = (ledger: DivisionLedger, { t, format }: Pick<Writing, 't' | 'format'>) => {
  const gpa = gpaOf(ledger);
  return {
    outlook: outlookName(ledger.outlook, t),
    verdict: verdictName(ledger.official.verdict, t),
    gpa: gpa === null ? '–' : format.number(gpa, 3),
  };
};

/** The same of another division, in short. */
function worseText(worse: DivisionLedger, answer: CheckAnswer, { t, format }: Writing): string {
  const figures = figuresOf(worse, { t, format });
  return answer.unknownTitles.length > 0 && !answer.areWeightsUnknown
    ? t('Without the courses you aren’t sure of: {{outlook}}, {{verdict}}.', figures)
    : `${doubtText(answer, t)} ${t('{{outlook}}. Finished: {{verdict}}, core GPA {{gpa}}.', figures)}`;
}

/** What the other answer supposes. */
function doubtText({ unknownTitles, areWeightsUnknown }: CheckAnswer, t: TFunction): string {
  if (unknownTitles.length === 0) return t('If your school hasn’t filed its weights:');
  if (areWeightsUnknown) return t('If all that you don’t know turns out against you:');
  return t('If the {{count}} courses you aren’t sure of aren’t on the list:', {
    count: unknownTitles.length,
  });
}

const TITLES_SHOWN = 3;

function alikeNotices({ alike }: CheckAnswer, { t, courses }: Writing): Markup {
  return html`${alike.slice(0, TITLES_SHOWN).map((ids) => {
    const title = courses.find(({ id }) => id === ids[0])?.title.trim() ?? '';
    return html`<section class="card alike"><p>${t('“{{title}}” stands in {{count}} rows, and each counts. If it is one course taken again, it counts once.', { title, count: ids.length })}</p>
      <button type="button" class="soft" data-same="${ids.join(' ')}">${t('It is one course')}</button></section>`;
  })}`;
}

type State = 'met' | 'open' | 'missed';
const STATE_ICONS: Readonly<Record<State, IconName>> = { met: 'check', open: 'clock', missed: 'close' };

const line = (state: State, title: string, text: string, more: Markup | null = null): Markup =>
  html`<li class="why" data-state="${state}"><span class="why-mark">${sign(STATE_ICONS[state])}</span><div><p class="why-title">${title}</p>${text !== '' && html`<p class="why-text">${text}</p>`}${more}</div></li>`;

/** What isn't there yet by its weight. */
const stateOf = ({ severity }: Finding): State => (severity === 'blocks' ? 'missed' : 'open');

function whyCard(ledger: DivisionLedger, { expected }: CheckAnswer, writing: Writing): Markup {
  const { t } = writing;
  return html`<section class="card list"><div class="card-head"><h2>${t('Why')}</h2></div>
    <ul>${factLines(ledger, expected[0]?.lock ?? null, writing)}${findingLines(ledger, writing, (code) => !IN_FACTS.has(code))}${clockLine(ledger, writing)}</ul>${arithmetic(ledger, writing)}</section>`;
}

/** What the lines with figures say already. */
const IN_FACTS: ReadonlySet<string> = new Set(['gpa_below', 'ten_seven_units', 'ten_seven_academic']);

function factLines(
  { official, rules }: DivisionLedger,
  later: DivisionEvaluation['lock'],
  writing: Writing,
): Markup {
  const { t, format } = writing;
  /** The rule behind a line, where something is missing. */
  const ruleOf = (...codes: string[]) => {
    const [first, ...rest] = official.findings.filter(({ code }) => codes.includes(code));
    return first ? ruleDetails(first, [first, ...rest], rules.checkedOn, writing) : null;
  };
  const gpa = official.soFar;
  const isEnough = gpa !== null && !official.findings.some(({ code }) => code === 'gpa_below');
  const reached = gpa !== null && Number(rules.qualifierGpa) <= ratioNumber(gpa.gpa);
  const { lock } = official;
  return html`${
    gpa &&
    line(
      reached && isEnough ? 'met' : 'open',
      t('Core GPA {{gpa}}', { gpa: format.number(shownCoreGpa(gpa.gpa, rules.qualifierGpa), 3) }),
      t('{{points}} points ÷ {{units}} units; needs {{need}}.', {
        points: format.number(ratioNumber(gpa.quality)),
        units: format.number(ratioNumber(gpa.units)),
        need: format.number(Number(rules.qualifierGpa), 3),
      }),
      ruleOf('gpa_below'),
    )
  }${
    lock &&
    rules.lock &&
    lock.state !== 'exempt' &&
    line(
      lock.state === 'met' ? 'met' : lock.state === 'missed' ? 'missed' : 'open',
      t('{{have}} of {{need}} units before the seventh semester', {
        have: format.number(Math.min(ratioNumber(lock.units), rules.lock.units)),
        need: rules.lock.units,
      }),
      [
        t('{{have}} of {{need}} in English, math and science.', {
          have: format.number(Math.min(ratioNumber(lock.academic), rules.lock.academic)),
          need: rules.lock.academic,
        }),
        lock.state !== 'met' && later?.state === 'met' ? t('Courses in progress close the gap.') : '',
      ]
        .filter(Boolean)
        .join(' '),
      ruleOf('ten_seven_units', 'ten_seven_academic'),
    )
  }`;
}

/** The years in which somebody may compete in Division I, once their birth date is known. */
function clockLine({ official: { ageClock } }: DivisionLedger, { t }: Writing): Markup | null {
  const years = ageClock?.adopted;
  if (!ageClock || !years || ageClock.unknown.includes('birth')) return null;
  const year = (one: number) => `${one}–${`${(one + 1) % 100}`.padStart(2, '0')}`;
  const range = (one: NonNullable<typeof years>) => ({ first: year(one.first), last: year(one.last) });
  return line(
    'open',
    t('Five years in Division I'),
    [
      t('From {{first}} through {{last}}.', range(years)),
      ageClock.strict && t('Read the other way: from {{first}} through {{last}}.', range(ageClock.strict)),
      t('Pauses aren’t assessed here.'),
    ]
      .filter(Boolean)
      .join(' '),
  );
}

type Same = readonly [Finding, ...Finding[]];

/** Findings that say the same of several areas stand together, where the first of them does. */
function grouped(findings: readonly Finding[]): Same[] {
  const isTogether = ({ code }: Finding) => code === 'units_short' || code.startsWith('ten_seven_');
  const families = new Map<string, Finding[]>();
  findings.forEach((finding, at) => {
    const family = isTogether(finding) ? finding.ruleId.replace('lab', 'core_units') : `${at}`;
    families.set(family, [...(families.get(family) ?? []), finding]);
  });
  return [...families.values()].flatMap(([first, ...rest]): Same[] => (first ? [[first, ...rest]] : []));
}

function findingLines(
  { official, rules }: BodyLedger,
  writing: Writing,
  isShown: (code: string) => boolean = () => true,
): Markup {
  const shown = official.findings.filter(({ code }) => isShown(code));
  return html`${grouped(shown).map((same) => findingLine(same, rules.checkedOn, writing))}`;
}

function findingLine(same: Same, checkedOn: string, writing: Writing): Markup {
  const { t, format } = writing;
  const [finding] = same;
  const { title, text } =
    same.length === 1
      ? ownWords(finding, writing)
      : togetherWords(same as unknown as readonly ShownFinding[], t, format);
  return line(stateOf(finding), title, text, ruleDetails(finding, same, checkedOn, writing));
}

/** A finding in words; where the ledger sends people to their registrar, this page says what to enter. */
function ownWords(
  finding: Finding,
  { t, format }: Writing,
): { readonly title: string; readonly text: string } {
  const words = findingWords(finding as ShownFinding, t, format);
  switch (finding.code) {
    case 'unknown':
      return { ...words, text: t('Enter it in the form, and this is decided.') };
    case 'not_listed':
      return {
        ...words,
        text: t('It counts once your school lists exactly this title. Ask your counselor.'),
      };
    case 'no_scale':
      return {
        ...words,
        text: t(
          'Enter your school’s scale in the form. For another school’s number, use the letter that its transcript gives for it.',
        ),
      };
    case 'no_area':
      return {
        ...words,
        text: t('Choose the area in which your school lists it; a course without one doesn’t count.'),
      };
    case 'grade_unreadable':
    case 'grade_off_scale':
      return { ...words, text: t('Use a letter from A to F, P for a pass, or a number from 0 to 200.') };
    case 'units_unreadable':
      return { ...words, text: t('Use a number such as 1, 0.5 or 0.34.') };
    default:
      return words;
  }
}

function ruleDetails(
  finding: Finding,
  same: Same,
  checkedOn: string,
  { t, format, rules, courses }: Writing,
): Markup {
  const titles = courses
    .filter(({ id }) => same.some((one) => one.courses.includes(id)))
    .map(({ title }) => title.trim());
  const name = ruleName(finding.ruleId, t, format);
  return html`<details class="reasons"><summary>${t('Show the rule')}</summary><dl>
    ${titles.length > 0 && html`<div><dt>${t('Courses')}</dt><dd>${titles.join(', ')}</dd></div>`}
    <div><dt>${t('Rule')}</dt><dd>${
      RULE_IDS.includes(finding.ruleId)
        ? html`<a href="${rules}/${ruleSlug(finding.ruleId)}">${name}</a>`
        : name
    }</dd></div>
    <div><dt>${t('Source')}</dt><dd>${finding.source || t('Our own reading of the rules')}</dd></div>
    <div><dt>${t('Checked on')}</dt><dd>${format.calendarDate(checkedOn)}</dd></div>
  </dl></details>`;
}

/** Each counted course with its points: what the GPA is made of. */
function arithmetic({ official, rules }: DivisionLedger, { t, format, courses }: Writing): Markup | null {
  const counted = official.courses.filter(({ isCounted }) => isCounted);
  if (counted.length === 0 || official.soFar === null) return null;
  const number = (ratio: { readonly numerator: bigint; readonly denominator: bigint } | null) =>
    ratio === null ? '' : format.number(ratioNumber(ratio));
  return html`<details class="arithmetic"><summary>${t('Show the arithmetic')}</summary><table>
    <thead><tr><th scope="col">${t('Course')}</th><th scope="col">${t('Grade')}</th><th scope="col">${t('Units')}</th><th scope="col">${t('Points')}</th></tr></thead>
    <tbody>${counted.map(({ id, units, quality }) => {
      const course = courses.find((one) => one.id === id);
      return html`<tr><th scope="row">${course?.title.trim() ?? ''}</th><td>${course?.grade.trim() ?? ''}</td><td>${number(units)}</td><td>${number(quality)}</td></tr>`;
    })}</tbody>
    <tfoot><tr><th scope="row" colspan="2">${t('Core GPA {{gpa}}', { gpa: format.number(shownCoreGpa(official.soFar.gpa, rules.qualifierGpa), 3) })}</th><td>${number(official.soFar.units)}</td><td>${number(official.soFar.quality)}</td></tr></tfoot>
  </table></details>`;
}

function stepsCard(steps: readonly NextStep[], writing: Writing): Markup | null {
  if (steps.length === 0) return null;
  const { t } = writing;
  const [first] = steps;
  return html`<section class="card list"><div class="card-head"><h2>${t('What you can still do')}</h2><span class="count">${first ? bodyName(first.body, t) : ''}</span></div>
    <ol class="steps">${steps.map((step) => html`<li>${stepView(step, writing)}</li>`)}</ol></section>`;
}

function stepView(step: NextStep, { t, format, courses }: Writing): Markup {
  const titleOf = (id: string) => courses.find((one) => one.id === id)?.title.trim() ?? '';
  const by = (day: string | null, sentence: 'by' | 'before') =>
    day !== null &&
    html`<p class="step-when">${sentence === 'by' ? t('By {{date}}.', { date: format.calendarDate(day) }) : t('Before {{date}}', { date: format.calendarDate(day) })}</p>`;
  switch (step.what) {
    case 'grades':
      return html`<p class="why-title">${t('Pass what you take now')}</p><p class="why-text">${
        step.goal === 'qualifier'
          ? t('These grades are enough for a qualifier:')
          : t('These grades keep you on track, with the usual four core courses a year:')
      } ${format.list(step.grades.map(([id, grade]) => t('{{grade}} in {{title}}', { grade, title: titleOf(id) })))}</p>`;
    case 'take':
      return html`${by(step.by, 'by')}<p class="why-title">${t('Take {{count}} more core units', { count: step.units })}</p><p class="why-text">${t('Each must be on your school’s NCAA list.')} ${step.areas.map(([area, units]) => `${laneName(area, t)}: ${format.number(units)}`).join(' · ')}</p>`;
    case 'take_before_seventh':
      return html`${by(step.by, 'before')}<p class="why-title">${t('Finish {{count}} more core units before the seventh semester', { count: step.units })}</p><p class="why-text">${
        step.academic > 0
          ? t('At least {{missing}} of them in English, math or science.', {
              missing: format.number(step.academic),
            })
          : ''
      }</p>`;
    case 'retake':
      return html`${by(step.by, 'before')}<p class="why-title">${t('Retake {{title}}', { title: titleOf(step.rowId) })}</p><p class="why-text">${t('An A lifts the core GPA from {{from}} to {{to}}.', { from: format.number(step.from, 3), to: format.number(step.to, 3) })} ${
        step.by === null ? '' : t('Later the earlier grade may stand.')
      }</p>`;
  }
}

function laneName(area: string, t: TFunction): string {
  switch (area) {
    case 'academic':
      return t('English, math or science');
    case 'lab':
      return t('science with a lab');
    default:
      return areaName(area as Parameters<typeof areaName>[0], t);
  }
}

function bodyCard(
  ledger: BodyLedger,
  worse: BodyLedger | null,
  answer: CheckAnswer,
  writing: Writing,
): Markup {
  const { t, format } = writing;
  const { body } = ledger.rules;
  const verdict =
    ledger.kind === 'division'
      ? ledger.official.verdict
      : ledger.official.isEligible === null
        ? null
        : ledger.official.isEligible
          ? 'eligible'
          : 'not_eligible';
  const gpa = ledger.kind === 'division' ? gpaOf(ledger) : null;
  return html`<section class="card body" data-body="${body}" aria-labelledby="body-${body}">
    <div class="card-head"><h2 id="body-${body}">${bodyName(body, t)}</h2><span class="badge ${OUTLOOK_TONES[ledger.outlook]}">${outlookName(ledger.outlook, t)}</span></div>
    <p>${t('If school ended today:')} <b data-verdict>${verdictName(verdict, t)}</b></p>
    <p class="why-text">${
      ledger.kind === 'division'
        ? html`<span data-gpa>${gpa === null ? '–' : format.number(gpa, 3)}</span> ${t('core GPA, needs {{gpa}}. No 10/7 rule.', { gpa: format.number(Number(ledger.rules.qualifierGpa), 3) })}`
        : t('Counts your overall GPA: {{gpa}} or more, or two of three measures.', {
            gpa: format.number(Number(ledger.rules.gpa), 3),
          })
    }</p>
    ${worse && worse.kind === 'division' && html`<p class="why-text" data-worse="${body}">${worseText(worse, answer, writing)}</p>`}
    ${ledger.official.findings.length > 0 && html`<details class="reasons"><summary>${t('Show why')}</summary><ul>${findingLines(ledger, writing)}</ul></details>`}
  </section>`;
}
