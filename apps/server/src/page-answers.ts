import type { contract } from '@fieldhouse/contract/contract.ts';
import type { PageWord } from '@fieldhouse/contract/page-words.ts';
import type { Me } from '@fieldhouse/contract/people.ts';
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { Language } from '#platform/language.ts';
import type { FirstAnswer, FirstPage, Heading } from '#platform/page.ts';
import type { Services } from '#platform/services.ts';
import type { AnswerPage, BuiltPages } from '#platform/web-app.ts';
import type { Ask } from './procedures.ts';

type Inputs = InferContractRouterInputs<typeof contract>;
type Outputs = InferContractRouterOutputs<typeof contract>;

/** A larger page would hold up its own script, which asks for the rest itself. */
const MOST_CHARACTERS = 512 * 1024;

/** Regional forms of dates, as in the web app. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', fr: 'fr', de: 'de' };

/** Asks a procedure and lets the page bring the answer along. Null: it was refused or failed; the page asks itself. */
type AskAlong = <Feature extends keyof Outputs, Name extends keyof Outputs[Feature] & keyof Inputs[Feature]>(
  feature: Feature,
  name: Name,
  input: Readonly<Record<keyof Inputs[Feature][Name], string>> | Record<string, never>,
) => Promise<Outputs[Feature][Name] | null>;

type Say = (sentence: PageWord, values?: { readonly name?: string; readonly count?: number }) => string;

/** Who opens a page, and what with. */
interface Visit {
  readonly me: Me;
  readonly search: URLSearchParams;
  readonly ask: AskAlong;
  /** A sentence in the language of the page. */
  readonly say: Say;
  readonly language: Language;
  readonly zone: string;
  readonly millis: number;
  /** Announces what only some people's page needs, by the name that the build gives it. */
  readonly load: (part: string) => void;
}

/** Null: what the page says first isn't known here. */
type Opened = Promise<Heading | null>;

/** The pages that bring their first answers along: those that their routes ask for. */
const PAGES: readonly (readonly [address: RegExp, open: (visit: Visit, id: string) => Opened])[] = [
  [/^\/dashboard$/, openDashboard],
  [/^\/course\/([^/]+)$/, openCourse],
  [/^\/course\/[^/]+\/lesson\/([^/]+)$/, openLesson],
  [/^\/assignment\/([^/]+)$/, openAssignment],
  [/^\/assignments$/, openTodo],
  [/^\/grades$/, openGrades],
];

/**
 * Looks up what a page shows first: who is signed in, what the frame counts, and what the route of the page asks for.
 * Everything goes through the procedures; what one refuses is left out.
 */
export function answerPage({ clock }: Pick<Services, 'clock'>, ask: Ask): AnswerPage {
  return async (request, page, language, built): Promise<FirstPage> => {
    const answers: FirstAnswer[] = [];
    const modules = new Set<string>();
    const askAlong: AskAlong = async (feature, name, input) => {
      const path = `${feature}/${String(name)}`;
      const answer = await ask(request, path, input);
      if (answer === null) return null;
      answers.push({ path, input, answer });
      return (answer as { json: never }).json;
    };

    const say = speaking(language, built);
    const nothing = { answers, outline: 'splash', heading: null, notice: null, modules: [] } as const;
    const [address = '', query = ''] = request.url.split('?', 2);
    const session = await askAlong('accounts', 'session', {});
    const me = session?.me ?? null;
    if (session && !me && address === '/login' && !query.includes('tab=')) {
      const heading = {
        title: say('Welcome back'),
        description: say('Sign in to pick up where you left off.'),
      };
      return { ...nothing, outline: 'entry', heading };
    }
    // Without a person the page leads to signing in, and without a second factor to setting one up.
    if (!session || !me || me.mustSetUpSecondFactor || !page?.isInFrame) return nothing;

    const visit: Visit = {
      me,
      search: new URLSearchParams(query),
      millis: clock.millis(),
      zone: me.timeZone ?? me.memberships[0]?.timeZone ?? 'UTC',
      ask: askAlong,
      say,
      language,
      load(name) {
        const part = built.parts[name];
        for (const file of [...(part?.modules ?? []), ...(part?.words[language] ?? [])]) modules.add(file);
      },
    };
    const [heading] = await Promise.all([openPage(address, visit), countForFrame(visit)]);
    const notice = session.isDemo
      ? {
          title: say('Demo school.'),
          description: say('Anyone can sign in here. Demo accounts skip password strength and two-factor.'),
        }
      : null;
    return { answers: withinBounds(answers), outline: 'frame', heading, notice, modules: [...modules] };
  };
}

async function openPage(address: string, visit: Visit): Opened {
  for (const [pattern, open] of PAGES) {
    const match = pattern.exec(address);
    if (match) return open(visit, match[1] ?? '');
  }
  return null;
}

/** What the sidebar and the bar count beside their links, for whoever sees them. */
async function countForFrame({ me: { homes }, ask }: Visit) {
  const isWith = homes.some((home) => !['operator', 'waiting', 'none'].includes(home));
  await Promise.all([
    ask('notifications', 'unread', {}),
    isWith && ask('messages', 'unread', {}),
    homes.some((home) => home === 'school_admin' || home === 'teacher') &&
      ask('accounts', 'countWaiting', {}),
  ]);
}

async function openDashboard(visit: Visit): Opened {
  const { me, ask, say, load } = visit;
  const { givenName, homes } = me;
  // Whoever has several homes may use another one on this device.
  const heading = (title: string, description: string | null = null): Heading | null =>
    homes.length === 1 ? { title, description } : null;
  switch (homes[0]) {
    case 'student': {
      const home = await ask('home', 'student', {});
      return home && heading(say(greetingAt(visit), { name: givenName }), todayIn(visit, home.upcoming));
    }
    case 'teacher':
      load('teacher-home');
      await ask('home', 'teacher', {});
      return heading(say('Welcome back, {{name}}', { name: givenName }));
    case 'parent':
      load('parent-home');
      await ask('home', 'parent', {});
      return heading(say('Your family'));
    case 'school_admin':
    case 'homeschool': {
      load('school-home');
      const [school] = await Promise.all([
        ask('home', 'school', {}),
        ask('accounts', 'listWaiting', {}),
        ask('schools', 'listCodes', {}),
      ]);
      return school && heading(school.schoolName);
    }
    default:
      return null;
  }
}

async function openCourse({ ask }: Visit, courseId: string): Opened {
  const course = await ask('lessons', 'course', { courseId });
  return course && { title: course.title, description: course.description };
}

async function openLesson({ ask }: Visit, lessonId: string): Opened {
  const lesson = await ask('lessons', 'get', { lessonId });
  return lesson && { title: lesson.title, description: lesson.moduleTitle };
}

async function openAssignment({ ask }: Visit, assignmentId: string): Opened {
  const assignment = await ask('coursework', 'get', { assignmentId });
  return assignment && { title: assignment.title, description: assignment.courseTitle };
}

async function openTodo({ me: { homes }, ask, say }: Visit): Opened {
  if (!homes.includes('student')) return null;
  await ask('home', 'todo', {});
  return { title: say('To do'), description: null };
}

/** The same choice as the route's: whoever has no grades of their own or of a child gives them. */
async function openGrades({ me: { homes }, search, ask, say, load }: Visit): Opened {
  const isReader = homes.includes('student') || homes.includes('parent');
  const isStaff = homes.some(
    (home) => home === 'teacher' || home === 'school_admin' || home === 'homeschool',
  );
  const view = search.get('view');
  if (!isStaff || (isReader && view !== 'gradebook')) {
    const studentId = search.get('student');
    await ask('gradebook', 'mine', studentId === null ? {} : { studentId });
    if (!homes.includes('student')) return null;
    return { title: say('My Grades'), description: say('Academic Performance') };
  }
  load('gradebook');
  const wanted = search.get('course');
  const courses = (await ask('gradebook', 'courses', {}))?.courses ?? [];
  const shown = courses.find(({ courseId }) => courseId === wanted) ?? courses[0];
  if (shown) await ask('gradebook', 'grid', { courseId: shown.courseId });
  return { title: say('Gradebook'), description: say('Manage Student Grades') };
}

/** As the student's home greets, by the clock by which the person reads times. */
function greetingAt({ millis, zone }: Visit): PageWord {
  const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
  const hour = Number(format.format(millis));
  if (hour < 12) return 'Good morning, {{name}}';
  return hour < 18 ? 'Good afternoon, {{name}}' : 'Good evening, {{name}}';
}

/** The day and what is due, as the student's home says it. Null: this person has an order of dates of their own. */
function todayIn(
  { me, millis, zone, language, say }: Visit,
  upcoming: Outputs['home']['student']['upcoming'],
): string | null {
  if (me.dateFormat !== null) return null;
  const day = new Intl.DateTimeFormat(TAGS[language], {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: zone },
  }).format(millis);
  const soon = upcoming.filter(
    ({ isDueSoon, state }) => isDueSoon && state !== 'submitted' && state !== 'graded',
  ).length;
  const due =
    soon > 0
      ? say('{{count}} assignments are due within a day.', { count: soon })
      : say('Nothing is due within a day.');
  return `${day}. ${due}`;
}

const speaking =
  (language: Language, { words }: BuiltPages): Say =>
  (sentence, { name = '', count } = {}) => {
    const form = count === undefined ? '' : `_${new Intl.PluralRules(language).select(count)}`;
    const own = words[language];
    return (own?.[sentence + form] ?? own?.[`${sentence}_other`] ?? own?.[sentence] ?? sentence)
      .replace('{{name}}', () => name)
      .replace('{{count}}', String(count));
  };

/** The first answers, the session ahead of all, as far as a page holds them. */
function withinBounds(answers: readonly FirstAnswer[]): FirstAnswer[] {
  let characters = 0;
  return answers.filter(({ answer }) => {
    const size = JSON.stringify(answer).length;
    if (characters + size > MOST_CHARACTERS) return false;
    characters += size;
    return true;
  });
}
