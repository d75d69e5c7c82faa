import { Readable } from 'node:stream';
import { takeMaterial } from '#features/files/materials.ts';
import type { Services } from '#platform/services.ts';
import { DRAWINGS } from './material-texts.ts';
import { drawn } from './materials.ts';
import { writePdf } from './pdf.ts';
import { HANDOUTS } from './session-texts.ts';
import type { DemoClient, DemoCourse } from './stage.ts';

interface Entry {
  /** Key of the course. */
  readonly course: string;
  /** Of the next class, or of the last one that was held. */
  readonly when: 'next' | 'last';
  readonly handouts: readonly (keyof typeof HANDOUTS)[];
  readonly drawing?: { readonly key: keyof typeof DRAWINGS; readonly title: string };
}

const ENTRIES: readonly Entry[] = [
  { course: 'algebra-1', when: 'next', handouts: ['warmUp'] },
  {
    course: 'english-9',
    when: 'next',
    handouts: ['discussion'],
    drawing: { key: 'quotation', title: 'The quotation sandwich' },
  },
  { course: 'biology', when: 'last', handouts: ['notes'] },
];

interface Handing {
  readonly services: Services;
  readonly courses: readonly DemoCourse[];
  readonly sessionOf: (userId: string) => Promise<{ readonly client: DemoClient; readonly token: string }>;
}

/** What teachers of the demo hand out for their live classes. */
export async function handOut({ services, courses, sessionOf }: Handing): Promise<void> {
  for (const { course: key, when, handouts, drawing } of ENTRIES) {
    const course = courses.find((one) => one.place === 'northfield' && one.key === key);
    if (!course) continue;
    const { client, token } = await sessionOf(course.teacherUserId);
    const { live, upcoming, awaited } = await client.live.list({ courseId: course.courseId as never });
    const [session] = when === 'next' ? [...upcoming, ...live] : awaited;
    if (!session) continue;
    const upload = async (name: string, bytes: Buffer) => {
      const { fileId } = await takeMaterial(services, {
        ...{ use: 'session', schoolId: course.schoolId, name, claimedBytes: null, sessionToken: token },
        body: Readable.from([bytes]),
      });
      return fileId;
    };
    const fileIds = [];
    for (const handout of handouts) {
      const { title, pages } = HANDOUTS[handout];
      fileIds.push(await upload(`${title}.pdf`, writePdf(title, pages)));
    }
    if (drawing) fileIds.push(await upload(`${drawing.title}.png`, await drawn(DRAWINGS[drawing.key])));
    await client.live.addMaterials({ sessionId: session.sessionId, fileIds, part: 'this' });
  }
}
