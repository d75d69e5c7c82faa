import { Readable } from 'node:stream';
import type { ResourceId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { takeMaterial } from '#features/files/materials.ts';
import type { Services } from '#platform/services.ts';
import { chance } from './chance.ts';
import { DRAWINGS, GUIDES } from './material-texts.ts';
import { writePdf } from './pdf.ts';
import type { DemoClient, DemoCourse, DemoLearner } from './stage.ts';

const DAY_MS = 86_400_000;

interface Session {
  readonly client: DemoClient;
  readonly token: string;
}

interface Sharing {
  /** On the clock that `moveTo` moves. */
  readonly services: Services;
  readonly courses: readonly DemoCourse[];
  readonly learners: readonly DemoLearner[];
  readonly now: number;
  /** Runs the school. */
  readonly office: Session;
  readonly sessionOf: (userId: string) => Promise<Session>;
  readonly moveTo: (millis: number) => void;
}

interface Entry {
  /** Key of the course; null: the whole school. */
  readonly course: string | null;
  readonly title: string;
  readonly description: string;
  readonly daysAgo: number;
  readonly isFeatured?: true;
  readonly guide?: keyof typeof GUIDES;
  readonly drawing?: keyof typeof DRAWINGS;
  readonly url?: string;
}

const ENTRIES: readonly Entry[] = [
  {
    ...{ course: null, guide: 'handbook', daysAgo: 60, isFeatured: true, title: 'How we study online' },
    description: 'What a good week looks like, whom to ask, and how late work is handled.',
  },
  {
    ...{ course: 'english-9', guide: 'poem', daysAgo: 41, isFeatured: true, title: 'Read a poem twice' },
    description: 'Two readings, six questions, and an example worked through to the last line.',
  },
  {
    ...{ course: 'english-9', drawing: 'quotation', daysAgo: 33, title: 'The quotation sandwich' },
    description: 'A quotation stands between a sentence that introduces it and one that says what it shows.',
  },
  {
    ...{ course: 'algebra-1', guide: 'equations', daysAgo: 38, title: 'Linear equations on one page' },
    description: 'Solve, check, and what to do when the variable disappears.',
  },
  {
    ...{ course: 'algebra-1', drawing: 'slope', daysAgo: 29, title: 'Slope at a glance' },
    description: 'Rising, falling, flat and upright lines, each with its slope.',
  },
  {
    ...{
      course: 'algebra-1',
      daysAgo: 21,
      title: 'Graphing calculator',
      url: 'https://www.desmos.com/calculator',
    },
    description: 'Type an equation and see its line. Free, nothing to install.',
  },
  {
    ...{ course: 'biology', guide: 'lab', daysAgo: 36, isFeatured: true, title: 'Lab safety at home' },
    description: 'Read this before the first experiment. Have an adult with you.',
  },
  {
    ...{
      course: 'biology',
      drawing: 'leaf',
      daysAgo: 18,
      title: 'Photosynthesis: what goes in, what comes out',
    },
    description: 'A leaf takes in light, water and carbon dioxide, and gives back sugar and oxygen.',
  },
  {
    ...{ course: 'biology', daysAgo: 12, title: 'Natural selection simulation' },
    ...{ url: 'https://phet.colorado.edu/en/simulations/natural-selection' },
    description: 'Change the food, add wolves, and watch which rabbits are left.',
  },
  {
    ...{ course: 'spanish-1', guide: 'spanish', daysAgo: 16, title: 'Ser and estar' },
    description: 'Which one, when, and four sentences to try.',
  },
];

/** What the teachers of the demo share with their students; the page about equations was mended once. */
export async function shareMaterials(sharing: Sharing): Promise<void> {
  const { courses, now, office, moveTo } = sharing;
  for (const entry of ENTRIES) {
    moveTo(now - entry.daysAgo * DAY_MS);
    const course = courses.find((one) => one.place === 'northfield' && one.key === entry.course);
    if (entry.course !== null && !course) continue;
    const teacher = course ? await sharing.sessionOf(course.teacherUserId) : office;
    const school = (courses.find((one) => one.place === 'northfield') as DemoCourse).schoolId as SchoolId;
    const { resourceId } = await teacher.client.resources.create({
      ...{ schoolId: school, courseId: course?.courseId ?? null },
      ...{ title: entry.title, description: entry.description, isFeatured: entry.isFeatured ?? false },
      source: entry.url
        ? { kind: 'link', url: entry.url }
        : { kind: 'file', fileId: await uploaded(sharing, school, teacher.token, entry) },
    });
    if (entry.guide === 'equations') await mend(sharing, school, teacher, resourceId, entry);
    await study(sharing, resourceId, entry);
  }
}

/** Some of those whom it is for open it in the days after, and some of them keep it. */
async function study(
  { learners, now, moveTo }: Sharing,
  resourceId: ResourceId,
  entry: Entry,
): Promise<void> {
  for (const { student, client } of learners) {
    const isFor =
      student.place === 'northfield' && (entry.course === null || student.courses.includes(entry.course));
    const luck = chance('reads', student.key, entry.title);
    if (!isFor || luck > 0.3 + 0.4 * student.diligence) continue;
    moveTo(now - Math.round(entry.daysAgo * luck) * DAY_MS);
    await client.resources.open({ resourceId });
    if (entry.url === undefined && luck < 0.2) await client.resources.download({ resourceId });
  }
}

async function mend(
  sharing: Sharing,
  school: SchoolId,
  teacher: Session,
  resourceId: ResourceId,
  entry: Entry,
): Promise<void> {
  sharing.moveTo(sharing.now - 25 * DAY_MS);
  const mended = { ...entry, guide: 'equationsMended' as const };
  await teacher.client.resources.addVersion({
    resourceId,
    source: { kind: 'file', fileId: await uploaded(sharing, school, teacher.token, mended) },
    note: 'Step 3 of the example had a wrong sign.',
  });
}

async function uploaded({ services }: Sharing, schoolId: SchoolId, sessionToken: string, entry: Entry) {
  const { title, guide, drawing } = entry;
  const bytes = guide ? writePdf(title, GUIDES[guide]) : await drawn(DRAWINGS[drawing ?? 'slope']);
  const { fileId } = await takeMaterial(services, {
    ...{
      use: 'material',
      schoolId,
      sessionToken,
      name: `${title}.${guide ? 'pdf' : 'png'}`,
      claimedBytes: null,
    },
    body: Readable.from([bytes]),
  });
  return fileId;
}

/** A drawing as a picture. */
export async function drawn(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
}
