import { CHECK_TERMS, CHECK_YEARS, type CheckTerm } from '@fieldhouse/domain/eligibility/check-input.ts';
import type { TFunction } from 'i18next';
import { AREAS, areaName } from '#shared/courses/area-words.ts';
import { icon } from '../landing/icons.ts';
import { addressOf, escapeHtml, footer, header, type Translate } from '../landing/landing.ts';

type Options = readonly (readonly [value: string, label: string])[];

const options = (all: Options) =>
  all.map(([value, label]) => `<option value="${value}">${label}</option>`).join('');

const field = (label: string, control: string, hint = '') =>
  `<label class="field"><span class="label">${label}</span>${control}${hint && `<small>${hint}</small>`}</label>`;

const date = (name: string) => `<input type="date" name="${name}" min="1990-01-01" max="2060-12-31">`;

const answers = (t: Translate): Options => [
  ['unknown', t('I don’t know')],
  ['yes', t('Yes')],
  ['no', t('No')],
];

/** When a course was taken, as a family says it: by the grade, and the part of the year. */
function whenOptions(t: Translate): string {
  const grade = (year: number) => `${9 + year}`;
  const label = (year: number, term: CheckTerm): string => {
    const isAfter = year > 3;
    const values = (sentence: string) =>
      sentence.replace('{{grade}}', grade(year)).replace('{{years}}', `${year - 3}`);
    switch (term) {
      case 'year':
        return values(isAfter ? t('Year {{years}} after grade 12') : t('Grade {{grade}}'));
      case 'fall':
        return values(isAfter ? t('Year {{years}} after grade 12, fall') : t('Grade {{grade}}, fall'));
      case 'spring':
        return values(isAfter ? t('Year {{years}} after grade 12, spring') : t('Grade {{grade}}, spring'));
      case 'summer':
        return values(
          isAfter ? t('Year {{years}} after grade 12, summer') : t('Summer after grade {{grade}}'),
        );
    }
  };
  return CHECK_YEARS.map(
    (year) =>
      `<optgroup label="${label(year, 'year')}">${CHECK_TERMS.map((term) => `<option value="${year}-${term}">${label(year, term)}</option>`).join('')}</optgroup>`,
  ).join('');
}

/** One course. The first stands in the page, so that nothing moves when the script comes; the others are copies of it. */
function courseRow(t: Translate): string {
  const areas: Options = [
    ['', t('Choose an area')],
    ...AREAS.map((area) => [area, areaName(area, t as unknown as TFunction)] as const),
  ];
  return `<div class="course" role="group" data-name="${t('Course {{number}}')}">
  ${field(t('Title on the transcript'), '<input data-field="title" maxlength="300" autocomplete="off" spellcheck="false">')}
  ${field(t('Area'), `<select data-field="area">${options(areas)}</select>`)}
  ${field(t('Grade'), '<input data-field="grade" maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck="false" list="grades">')}
  ${field(t('Units'), '<input data-field="units" maxlength="10" inputmode="decimal" autocomplete="off" list="units" value="1">')}
  ${field(t('When'), `<select data-field="when"><option value="">${t('Choose when')}</option>${whenOptions(t)}</select>`)}
  <button type="button" class="remove" data-act="remove" aria-label="${t('Remove this course')}" title="${t('Remove this course')}">${icon('close', 20)}</button>
  <details class="row-more"><summary>${t('More')}</summary><div class="fields">
    ${field(t('On your school’s NCAA list?'), `<select data-field="listed">${options(answers(t))}</select>`)}
    ${field(
      t('Extra points in the GPA'),
      `<select data-field="weight">${options([
        ['0', t('None')],
        ['0.25', '+0.25'],
        ['0.5', t('+0.5, often honors')],
        ['0.75', '+0.75'],
        ['1', t('+1, often AP or IB')],
      ])}</select>`,
    )}
    ${field(
      t('How it was earned'),
      `<select data-field="origin">${options([
        ['school', t('At your school')],
        ['other', t('At another school')],
        ['college', t('At a college, on your school’s transcript')],
        ['college_only', t('At a college, not on the transcript')],
        ['exam', t('By an exam alone')],
        ['audit', t('Audited, without a grade')],
      ])}</select>`,
    )}
    ${field(t('Same course as'), `<select data-field="sameAs"><option value="">${t('No other')}</option></select>`, t('A repeat, or recovered credit: it counts once.'))}
    ${field(
      t('State'),
      `<select data-field="state">${options([
        ['final', t('Finished')],
        ['running', t('In progress')],
        ['planned', t('Planned')],
      ])}</select>`,
    )}
    <label class="tick"><input type="checkbox" data-field="isLab"> <span>${t('Science with a lab')}</span></label>
  </div></details>
</div>`;
}

function facts(t: Translate): string {
  const grades: Options = [
    ['', t('Choose a grade')],
    ...[7, 8, 9, 10, 11, 12].map(
      (grade) => [`${grade}`, t('Grade {{grade}}').replace('{{grade}}', `${grade}`)] as const,
    ),
    ['after', t('After grade 12')],
  ];
  return `
<div class="fields facts">
  ${field(t('You are in'), `<select name="gradeNow">${options(grades)}</select>`)}
  ${field(t('Graduation, past or expected'), date('graduationOn'))}
  ${field(t('Seventh semester starts'), date('seventhSemesterStartOn'))}
</div>
<details class="more"><summary>${t('More dates and facts')}</summary><div class="fields">
  ${field(t('Grade 9 began'), date('grade9StartOn'), t('The first time, also if it was repeated.'))}
  ${field(t('Full-time college begins'), date('collegeOn'), t('Leave it blank while it isn’t known.'))}
  ${field(t('Birth date'), date('birthOn'), t('Only for the five years in Division I.'))}
  ${field(
    t('Schooling'),
    `<select name="schooling">${options([
      ['us', t('In the United States')],
      ['mixed', t('Partly in the United States')],
      ['international', t('Outside the United States alone')],
    ])}</select>`,
  )}
  ${field(t('Does your school offer science with a lab?'), `<select name="offersLabScience">${options(answers(t))}</select>`)}
  <label class="tick"><input type="checkbox" name="hasDocumentedDisability"> <span>${t('A disability is documented with the Eligibility Center')}</span></label>
</div></details>
<details class="more"><summary>${t('Overall GPA and tests, for the NAIA')}</summary><div class="fields">
  ${field(t('Overall GPA of your school'), '<input name="overallGpa" inputmode="decimal" maxlength="10" autocomplete="off">', t('In points such as 3.2, not in percent.'))}
  ${field('ACT', '<input name="act" inputmode="numeric" maxlength="4" autocomplete="off">')}
  ${field('SAT', '<input name="sat" inputmode="numeric" maxlength="4" autocomplete="off">')}
  <label class="tick"><input type="checkbox" name="isTopHalf"> <span>${t('In the upper half of the class')}</span></label>
</div></details>`;
}

/** What is asked of the school once a course makes it matter. */
const schoolQuestions = (t: Translate): string => `
<fieldset class="asked" data-asked="scale" hidden><legend>${t('Your school’s scale for numbers')}</legend><div class="fields four">
  ${['A', 'B', 'C', 'D'].map((letter, step) => field(t('{{letter}} from').replace('{{letter}}', letter), `<input name="scale${step}" inputmode="decimal" maxlength="6" autocomplete="off">`)).join('')}
</div><small>${t('As filed with the NCAA. Without it, number grades can’t be read.')}</small></fieldset>
<div class="asked fields" data-asked="pass" hidden>${field(
  t('The lowest grade that passes'),
  `<select name="lowestPass">${options([
    ['', t('I don’t know')],
    ['D', 'D'],
    ['C', 'C'],
    ['B', 'B'],
    ['A', 'A'],
  ])}</select>`,
  t('A pass is worth that much.'),
)}</div>
<div class="asked fields" data-asked="weights" hidden>${field(t('Has your school filed its weights with the NCAA, and do they count in its GPA?'), `<select name="weights">${options(answers(t))}</select>`)}</div>`;

const section = (t: Translate, state: 'final' | 'open', title: string, hint: string): string => `
<section class="courses"${state === 'open' ? ' data-empty' : ''} aria-labelledby="courses-${state}">
  <div class="section-head"><h2 id="courses-${state}">${title}</h2><span class="count" data-count="${state}"></span></div>
  <div class="columns" aria-hidden="true"><span>${t('Title on the transcript')}</span><span>${t('Area')}</span><span>${t('Grade')}</span><span>${t('Units')}</span><span>${t('When')}</span></div>
  <div class="rows" data-rows="${state}">${state === 'final' ? courseRow(t) : ''}</div>
  <p class="none">${hint}</p>
  <button type="button" class="soft" data-act="add-${state}">${icon('plus', 18)} ${t('Add a course')}</button>
</section>`;

/** The public check as the inside of <body>; everything works in the browser, and nothing typed is in any address. */
export function checkPage(translate: Translate, brandName: string, language: string) {
  const t: Translate = (sentence) => escapeHtml(translate(sentence)).replaceAll('{{brandName}}', brandName);
  const keep = `/login?tab=sign-up&amp;redirect=${encodeURIComponent('/transcript-parser')}`;
  const body = `${header(t, brandName, language, false)}
<div class="check wrap" data-language="${language}" data-words="%CHECK_WORDS%" data-rules="${addressOf(language, 'rules')}">
  <div class="check-head">
    <h1>${t('Are you on course for college sport?')}</h1>
    <p class="lead">${t('Enter your core courses. The answer names its reasons and what you can still do. Free, no account, nothing leaves this device.')}</p>
    <noscript><p class="notice">${t('The check runs in your browser and needs JavaScript. You can read the rules without it.')} <a href="${addressOf(language, 'rules')}">${t('The rules')}</a></p></noscript>
    <p class="notice" data-kept hidden>${t('What you typed earlier is still here: this browser kept it, nobody else has it.')}</p>
    <p class="notice" data-unloaded role="alert" hidden>${t('The calculator couldn’t be loaded. What you typed is still there: check your connection and keep typing.')}</p>
    <p class="notice" data-unkept hidden>${t('This browser keeps nothing: what you type is gone when the page is closed.')}</p>
  </div>
  <div class="check-grid">
  <form class="sheet card" id="check" novalidate autocomplete="off">
    ${facts(t)}
    <div class="fields bulk">${field(
      t('Are your courses on your school’s NCAA list?'),
      `<select data-act="list-all">${options([
        ['', t('I’ll say it for each course')],
        ['yes', t('All of them')],
        ['unknown', t('I’m not sure of any')],
      ])}</select>`,
      t('The list is public. What you don’t know is answered both ways.'),
    )}</div>
    ${section(t, 'final', t('Finished'), t('No course yet. Add one, or paste a transcript.'))}
    ${section(t, 'open', t('In progress or planned'), t('With the grade that you expect, if you like.'))}
    ${schoolQuestions(t)}
    <div class="sheet-actions">
      <button type="button" class="button outline" data-act="paste">${icon('clipboard', 18)} ${t('Paste a transcript')}</button>
      <button type="button" class="plain" data-act="clear">${t('Clear everything')}</button>
    </div>
    <p class="undo" role="status"><span data-full hidden>${t('The check holds 200 courses. Remove one to add another.')}</span></p>
    <p class="undo" role="status"><span data-cleared hidden>${t('Everything is cleared.')} <button type="button" class="plain" data-act="undo">${t('Undo')}</button></span></p>
    <a class="jump" href="#answer" data-jump hidden></a>
    <datalist id="grades">${['A', 'B', 'C', 'D', 'F', 'P'].map((one) => `<option value="${one}">`).join('')}</datalist>
    <datalist id="units">${['1', '0.5', '0.34', '0.25'].map((one) => `<option value="${one}">`).join('')}</datalist>
  </form>
  <div class="answer" id="answer" tabindex="-1">
    <section class="verdict empty" aria-label="${t('Your answer')}">
      <p class="mark">${t('Division I, Division II, NAIA')}</p>
      <h2>${t('Your answer appears here')}</h2>
      <p>${t('It changes with each course that you enter.')}</p>
    </section>
  </div>
  </div>
  <p class="said" role="status" data-said></p>
  <div class="check-foot">
    <p class="small-print">${t('Unofficial: the NCAA Eligibility Center and the NAIA decide. We assume that your school’s account with the Eligibility Center is cleared. {{brandName}} is not affiliated with the NCAA or the NAIA.')} <a href="${addressOf(language, 'rules')}">${t('The rules, with their sources')}</a></p>
    <div class="actions no-print">
      <button type="button" class="button outline" data-act="picture" disabled>${icon('picture', 18)} ${t('Save as an image')}</button>
      <button type="button" class="button outline" data-act="print" disabled>${icon('print', 18)} ${t('Print or save as PDF')}</button>
      <a class="button" data-act="keep" href="${keep}">${t('Keep it in an account')} ${icon('arrow', 18)}</a>
    </div>
  </div>
</div>
<dialog class="paste" id="paste" aria-labelledby="paste-title"><form method="dialog">
  <h2 id="paste-title">${t('Paste a transcript')}</h2>
  <p>${t('Copy the text of your transcript and paste it here. It is read on this device, and sent to nobody.')}</p>
  ${field(t('Text of the transcript'), '<textarea name="text" rows="12" spellcheck="false"></textarea>')}
  <div class="paste-said" role="alert"></div>
  <div class="actions"><button type="button" class="button" data-act="read">${t('Read it')}</button><button type="submit" class="button outline" formnovalidate>${t('Cancel')}</button></div>
</form></dialog>
<template id="course-row">${courseRow(t)}</template>
</main>${footer(t, brandName, language, 'check')}`;
  return {
    title: t('Eligibility check'),
    description: t(
      'Check your NCAA and NAIA eligibility with your own courses. Free, no account, nothing leaves your device.',
    ),
    body,
  };
}
