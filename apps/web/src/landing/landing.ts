import { brandMark, type IconName, icon, lanes } from './icons.ts';

/** A sentence in the reader's language; the English sentence is the key. */
export type Translate = (sentence: string) => string;

export const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const blocks = (states: string) =>
  `<span class="units" aria-hidden="true">${[...states].map((state) => `<i class="${BLOCKS[state]}"></i>`).join('')}</span>`;
/** e earned, p projected, o open, u not planned, h half earned. */
const BLOCKS: Record<string, string> = { e: 'earned', p: 'projected', o: '', u: 'unplanned', h: 'half' };

/**
 * The public page, as the inside of <body>: no script, no framework.
 *
 * @param translate returns the sentence as text; escaping is done here
 */
export function landing(translate: Translate, brandName: string, language: string): string {
  const t: Translate = (sentence) => escapeHtml(translate(sentence)).replaceAll('{{brandName}}', brandName);
  return [
    header(t, brandName, language, true),
    hero(t, language),
    features(t, language),
    pricing(t),
    about(t),
    footer(t, brandName, language),
  ].join('');
}

/**
 * The address of a public page in a language; without a language in it, the reader's own is taken.
 *
 * @param page '' is the landing page
 */
export const addressOf = (language: string, page: string): string =>
  language === 'en' ? `/${page}` : `/${language}${page && `/${page}`}`;

/** The top of every public page. `isLanding`: its sections are on this page. */
export const header = (t: Translate, brandName: string, language: string, isLanding: boolean) => {
  const home = isLanding ? '' : addressOf(language, '');
  const sections = `<a href="${home}#features">${t('Features')}</a><a href="${home}#pricing">${t('Pricing')}</a><a href="${home}#about">${t('About')}</a>`;
  return `
<a class="skip" href="#content">${t('Skip to content')}</a>
<header class="top wrap">
  <a class="brand" href="${addressOf(language, '')}">${brandMark(40)}<span>${brandName}</span></a>
  <nav class="anchors" aria-label="${t('Sections')}">
    ${sections}
  </nav>
  <nav class="doors" aria-label="${t('Accounts')}">
    <a class="admin" href="/admin-login">${t('Admin')}</a><a href="/login">${t('Sign In')}</a><a class="button" href="/login?tab=sign-up">${t('Get Started')}</a>
  </nav>
  <details class="menu"><summary>${icon('menu')}<span>${t('Menu')}</span></summary><nav aria-label="${t('Menu')}">${sections}<a href="/login?tab=sign-up">${t('Get Started')}</a><a href="/admin-login">${t('Admin')}</a></nav></details>
</header>
<main id="content" tabindex="-1">`;
};

/** A figure as the language writes it. */
const figure = (value: number, digits: number, language: string) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits }).format(value);

const hero = (t: Translate, language: string) => `
<section class="hero">
  ${lanes(9, 54)}
  <div class="wrap hero-grid">
    <div class="hero-words">
      <p class="mark">${t('For student-athletes, grades K to 12')}</p>
      <h1>${t('Every credit counts toward the next season.')}</h1>
      <p class="lead">${t('A full online school with live teachers, and an NCAA eligibility ledger that shows its arithmetic.')}</p>
      <p class="actions"><a class="button amber" href="/login">${t('Get Started')} ${icon('arrow', 18)}</a><a class="button on-panel" href="/admin-login">${t('Master Admin')}</a></p>
      <p class="aside">${icon('circleCheck', 18)} ${t('14-day free trial, no credit card')}</p>
      <p class="aside">${icon('circleCheck', 18)} <a href="${addressOf(language, 'check')}">${t('Check your eligibility first, without an account')}</a></p>
    </div>
    <div class="example" role="img" aria-label="${t('An example: 9 of 16 core courses earned, 5 projected, on track.')}">
      <div class="ledger" aria-hidden="true">
        <p class="row"><span class="avatar">MC</span><span class="grow"><b>Maya Chen</b><small>${t('Class of 2028, Division I')}</small></span><span class="badge good">${icon('check', 14)} ${t('On track')}</span></p>
        <p class="figure"><b>${figure(3.118, 3, language)}</b> ${t('core GPA, needs 2.300')}</p>
        <p class="row line"><b class="grow small">${t('Core courses')}</b><small>${t('9 earned, 5 projected of 16')}</small></p>
        ${blocks('eeeeeeeeepppppoo')}
        <p class="row"><b class="grow small">${t('10/7 before the lock')}</b><small>${t('8.5 of 10 units, 5 of 7')}</small></p>
        <span class="meter"><i></i></span>
        <p class="row end"><small>${icon('lock', 15)} ${t('Locks Aug 16, 2027')}</small></p>
      </div>
      <p class="what-if" aria-hidden="true"><span class="well accent">${icon('repeat')}</span><span class="grow"><b class="small">${t('Retake Algebra I, C to A')}</b><small>${t('Core GPA 3.118 becomes 3.353')}</small></span></p>
    </div>
  </div>
</section>`;

function features(t: Translate, language: string) {
  const card = (name: IconName, title: string, text: string) =>
    `<li class="card"><span class="well">${icon(name)}</span><h3>${title}</h3><p>${text}</p></li>`;
  const shown = (picture: string, title: string, text: string) =>
    `<li class="card pictured"><div class="picture" aria-hidden="true">${picture}</div><h3>${title}</h3><p>${text}</p></li>`;

  const ledger = `<div class="tile"><p class="row"><b class="grow">${t('English')}</b><small>${t('3.0 of 4')}</small></p>${blocks('eepu')}</div><div class="tile"><p class="row"><b class="grow">${t('Social science')}</b><small>${t('2.0 of 2')}</small></p>${blocks('eh')}</div>`;
  const grading = `<div class="tile"><p class="row"><span class="number">1</span><b class="grow">${t('Thesis and claim')}</b><small class="good-text">${icon('check', 14)} ${t('30 of 30')}</small></p></div><div class="tile"><p class="row"><span class="number amber">2</span><b class="grow">${t('Evidence from the text')}</b><small>${t('proposed 24')}</small></p><p class="row end"><span class="mini">${t('Edit')}</span><span class="mini filled">${icon('check', 14)} ${t('Accept')}</span></p></div>`;
  const languages = `<p class="row lit"><b class="grow" lang="en">English</b><small lang="en">Eligibility ledger</small></p><p class="row"><b class="grow" lang="es">Español</b><small lang="es">Registro de elegibilidad</small></p><p class="row"><b class="grow" lang="fr">Français</b><small lang="fr">Registre d’admissibilité</small></p><p class="row"><b class="grow" lang="de">Deutsch</b><small lang="de">Zulassungsübersicht</small></p>`;

  return `
<section class="section wrap" id="features">
  <h2>${t('Twelve things a school year needs, in one place')}</h2>
  <p class="sub">${t('Built for students who travel, train and still want a transcript that holds up.')}</p>
  <ul class="grid">
    ${shown(ledger, t('The eligibility ledger'), `${t('Division I, Division II and NAIA side by side, in units by area, with the 10/7 lock date.')} <a href="${addressOf(language, 'check')}">${t('Check your own courses, without an account')}</a>`)}
    ${shown(grading, t('Grading you can check'), t("AI proposes per criterion and quotes the student's own words. A teacher accepts or edits."))}
    ${shown(languages, t('Four languages, every screen'), t('English, Spanish, French and German. Built for keyboards, screen readers and large text.'))}
    ${card('video', t('Live classes that start on time'), t('Join from 15 minutes before. Attendance is taken as you arrive and recordings are kept.'))}
    ${card('certificate', t('Transcripts anyone can verify'), t('Signed, with a code that opens a public check page. No login, no phone call.'))}
    ${card('table', t('A gradebook that is a spreadsheet'), t('Arrow keys, paste a column, undo. Missing, late and excused are written as words.'))}
    ${card('puzzle', t('Lessons that answer back'), t('Read or listen, match, write, submit. Drafts save themselves as you go.'))}
    ${card('calendar', t('One calendar for everything'), t('Assignments, quizzes and sessions in one month, with a private feed for your phone.'))}
    ${card('users', t('A home for families'), t('Every child on one page, and only the things that need a parent.'))}
    ${card('home', t("A registrar's desk for homeschool"), t('Build courses, keep grades and issue the records a college asks for.'))}
    ${card('chat', t('A counselor who knows the rules'), t('It answers at any hour from the student’s own ledger, with the rule and its date. Binding questions go to a person at the school.'))}
    ${card('shield', t('Accreditation without the binder'), t('Being built: nine required documents, one score, and a note before anything expires.'))}
  </ul>
</section>`;
}

function pricing(t: Translate) {
  const point = (text: string) => `<li>${icon('check', 18)} ${text}</li>`;
  const plan = (
    name: string,
    audience: string,
    price: string,
    per: string,
    points: string[],
    action: string,
    href: string,
    isPopular = false,
  ) => `
    <li class="plan${isPopular ? ' popular' : ''}">${isPopular ? lanes(5, 22) : ''}
      <h3>${name}</h3>${isPopular ? `<span class="mark">${t('Most popular')}</span>` : ''}
      <p class="for">${audience}</p>
      <p class="price"><b>${price}</b> ${per}</p>
      <ul class="points">${points.map(point).join('')}</ul>
      <a class="button${isPopular ? ' white' : ' outline'}" href="${href}">${action}</a>
    </li>`;
  return `
<section class="section wrap" id="pricing">
  <h2>${t('Start free. Decide in two weeks.')}</h2>
  <p class="sub">${t('14-day free trial on every plan. No credit card.')}</p>
  <ul class="plans">
    ${plan(t('Individual'), t('For one family'), '$250', t('per month'), [t('Up to 3 students'), t('All courses and live classes'), t('Eligibility ledger and what-if'), t('Official transcripts')], t('Start free trial'), '/login?tab=sign-up')}
    ${plan(t('School'), t('For academies and clubs'), '$799', t('per month'), [t('Up to 50 students'), t('Teacher, family and admin accounts'), t('Gradebook, grading and attendance'), t('Accreditation and compliance'), t('Your name, logo and signature')], t('Start free trial'), '/school-registration', true)}
    ${plan(t('Enterprise'), t('For districts and networks'), t('Custom'), '', [t('More than 50 students'), t('Several schools under one roof'), t('Single sign-on and roster sync'), t('A named contact')], t('Talk to us'), '%TALK_HREF%')}
  </ul>
  <p class="note">${t('These are packages for organizations, sold by contract. Personal licenses for students, parents and staff are chosen after signing up.')}</p>
</section>`;
}

function about(t: Translate) {
  const promise = (name: IconName, title: string, text: string) =>
    `<li><span class="well accent">${icon(name)}</span><div><h3>${title}</h3><p>${text}</p></div></li>`;
  return `
<section class="section wrap about" id="about">
  <div>
    <h2>${t('About {{brandName}}')}</h2>
    <p class="story">${t('A season can be lost in a spreadsheet no one opened until senior year. We built a school where the counting happens in the open, from the first core course to the signed transcript.')}</p>
  </div>
  <ul class="promises">
    ${promise('formula', t('Every number opens'), t('GPA, credits, eligibility: tap a figure to see the formula, the inputs and the rounding.'))}
    ${promise('person', t('People decide'), t('AI proposes and says so. Teachers, counselors and registrars put their name to it.'))}
    ${promise('lock', t('Student data stays small'), t('No Social Security numbers, private files, and a written clock for how long we keep things.'))}
  </ul>
</section>
</main>`;
}

const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' };

/** The bottom of every public page. `page`: which one it is; '': the landing page. */
export const footer = (t: Translate, brandName: string, language: string, page = '') => {
  const links = [
    ['check', t('Eligibility check')],
    ['rules', t('Rules')],
    ['privacy', t('Privacy')],
    ['terms', t('Terms')],
    ['accessibility', t('Accessibility')],
    ['security', t('Security')],
  ] as const;
  return `
<footer class="foot"><div class="wrap foot-grid">
  <a class="brand" href="${addressOf(language, '')}">${brandMark(36)}<span>${brandName}</span></a>
  <p class="legal">${t('{{brandName}} is not affiliated with the NCAA or the NAIA. Eligibility shown is unofficial; the NCAA Eligibility Center and the NAIA decide.')}</p>
  <nav class="more" aria-label="${t('About this site')}">${links
    .map(
      ([name, label]) =>
        `<a href="${addressOf(language, name)}"${name === page ? ' aria-current="page"' : ''}>${label}</a>`,
    )
    .join('')}</nav>
  <div class="languages" role="group" aria-label="${t('Language')}">${Object.entries(LANGUAGES)
    .map(
      ([code, name]) =>
        `<a data-language="${code}" lang="${code}" hreflang="${code}" href="${addressOf(code, page)}"${code === language ? ' aria-current="true"' : ''}>${name}</a>`,
    )
    .join('')}</div>
</div></footer>`;
};
