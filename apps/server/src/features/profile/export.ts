import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { type Entry, type RowOf, statement } from '#db/unit.ts';
import { recordDisclosure } from '#features/families/workflows.ts';
import { withIncoming } from '#features/files/workflows.ts';
import { withoutMark } from '#platform/html/stored.ts';
import type { JobData } from '#platform/jobs.ts';
import { avatarStorageKey, MAY_SEE_RECORD } from '#platform/private-files.ts';
import type { Services } from '#platform/services.ts';
import { type ZipEntry, zipped } from '#platform/zip.ts';
import { exportPage } from './export-page.ts';
import { EXPORT_SECTIONS, listFiles } from './export-sections.ts';
import type { Sql } from './rows.gen.ts';

/** Posts as they are read: what the sanitizer notes on them for itself says nothing to a person. */
const asRead = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutMark(value) : value;

/** `schoolId`, `studentId` and `studentName`: the student whose record a guardian asked for; null: one's own data. */
type Asked = RowOf<typeof findAsked>;

const findAsked = statement<Sql['findAsked'], { dataExportId: string; now: string }>(`
  select e.user_id as "userId", e.expires_at as "expiresAt", u.name, u.email, case when u.email not like '%@no-email.invalid' then u.email end as "knownAddress",
    coalesce(s.locale, 'en') as locale,
    p.avatar_key as "avatarKey", e.school_id as "schoolId", e.student_id as "studentId", sp.legal_name as "studentName"
  from data_exports e join users u on u.id = e.user_id left join profiles p on p.id = e.user_id
    left join user_settings s on s.user_id = e.user_id
    left join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where e.id = :dataExportId and e.state = 'queued' and u.deleted_at is null
    and (e.student_id is null or ${MAY_SEE_RECORD})`);

const setReady = statement<
  Sql['setReady'],
  { dataExportId: string; storageKey: string | null; sizeBytes: number | null }
>(
  `update data_exports set state = 'ready', storage_key = :storageKey, size_bytes = :sizeBytes where id = :dataExportId and state = 'queued'
   returning id`,
);

const EXPORT_DAYS = 7;

const setFailed = statement<Sql['setFailed'], { dataExportId: string }>(
  `update data_exports set state = 'failed' where id = :dataExportId and state = 'queued'`,
);

/**
 * Gathers everything kept about a person into an archive, and writes them where it lies. Running it again makes no second
 * one. Where it can't be made the person sees so, and may ask again at once.
 */
export async function makeExport(services: Services, { exportId }: JobData['profile.export']): Promise<void> {
  const { units, files, mailer, clock, log } = services;
  const [asked] = await units.write(jobForPlatform, (tx) =>
    tx.query(findAsked({ dataExportId: exportId, now: clock.now() })),
  );
  if (!asked) return;
  const storageKey = `exports/${asked.userId}/${exportId}`;
  try {
    const sizeBytes = await withIncoming(services, async (file) => {
      const written = await writeArchive(services, asked, file);
      await files.putFile(storageKey, file);
      return written;
    });
    await noteDisclosures(services, asked);
    let isKept = false;
    await units.write(jobForPlatform, async (tx) => {
      const made = await tx.query(setReady({ dataExportId: exportId, storageKey, sizeBytes }));
      if (made.length === 0) return;
      isKept = true;
      if (asked.expiresAt <= clock.now()) return;
      const to = { userId: asked.userId, address: asked.email, locale: asked.locale };
      await mailer.queue(tx, `export:${exportId}`, to, 'export-ready', {
        link: mailer.link('/profile?tab=privacy'),
        days: EXPORT_DAYS,
        isOfStudent: asked.studentId !== null,
      });
    });
    // The account was deleted meanwhile: nothing leads to the copy any more.
    if (!isKept && !(await isKnown(services, exportId))) await files.delete(storageKey);
  } catch (error) {
    log.error({ err: error, exportId }, 'export failed');
    await units.write(jobForPlatform, (tx) => tx.query(setFailed({ dataExportId: exportId })));
  }
}

const listCopiedRecords = statement<
  Sql['listCopiedRecords'],
  { userId: UserId; schoolId: SchoolId | null; studentId: StudentId | null }
>(`
  select sp.school_id as "schoolId", sp.id as "studentId" from student_profiles sp
  where :studentId::uuid is null and sp.user_id = :userId
  union all
  select sp.school_id, sp.id from student_profiles sp
  where sp.school_id = :schoolId::uuid and sp.id = :studentId::uuid`);

/** Notes that the records in the copy were given to whoever asked: before it can be downloaded. */
async function noteDisclosures({ units, clock }: Services, asked: Asked): Promise<void> {
  const { userId, schoolId, studentId } = asked;
  const records = await units.write(jobForPlatform, (tx) =>
    tx.query(listCopiedRecords({ userId, schoolId, studentId })),
  );
  const isOwn = studentId === null;
  for (const record of records) {
    await units.write(jobInSchool(record.schoolId), async (tx) =>
      recordDisclosure(tx, clock, {
        ...record,
        what: 'data_copy',
        purpose: isOwn ? 'own_request' : 'guardian_request',
        legalBasis: isOwn ? 'own_record' : 'guardian_right',
        to: userId,
      }),
    );
  }
}

const findKnown = statement<Sql['findKnown'], { dataExportId: string }>(
  'select 1 from data_exports where id = :dataExportId',
);
const isKnown = async ({ units }: Services, exportId: string): Promise<boolean> =>
  (await units.write(jobForPlatform, (tx) => tx.query(findKnown({ dataExportId: exportId })))).length > 0;

const signIn: Entry = { role: 'fieldhouse_login', enter: null };

/** Writes the archive into a new file of this machine. Returns its size. */
async function writeArchive(services: Services, asked: Asked, file: string): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  let sizeBytes = 0;
  try {
    for await (const piece of zipped(gather(services, asked))) {
      await handle.writeFile(piece);
      sizeBytes += piece.length;
    }
  } finally {
    await handle.close();
  }
  return sizeBytes;
}

/** Rows written as JSON before others get their turn. */
const ROWS_AT_ONCE = 200;

async function jsonOf(rows: readonly unknown[]): Promise<Buffer> {
  const pieces: string[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    pieces.push(JSON.stringify(row, asRead, 2));
  }
  return Buffer.from(`[${pieces.join(',\n')}]\n`, 'utf8');
}

/** The files of the archive, one after the other: all of them at once may be more than there is memory for. */
async function* gather({ units, files, clock }: Services, asked: Asked): AsyncGenerator<ZipEntry> {
  const index: { file: string; title: string; rows: number }[] = [];
  const subject =
    asked.studentId === null
      ? { userId: asked.userId, schoolId: null, studentId: null }
      : { userId: null, schoolId: asked.schoolId, studentId: asked.studentId };
  const wanted = EXPORT_SECTIONS.filter(({ scope }) => asked.studentId === null || scope === 'student');
  for (const entry of [jobForPlatform, signIn]) {
    const sections = await units.write(entry, async (tx) => {
      const read: { name: string; rows: readonly unknown[] }[] = [];
      for (const { file, title, rows } of wanted.filter(({ role }) => role === entry.role)) {
        const found = (await tx.query(rows(subject.userId, subject.schoolId, subject.studentId))).map(
          ({ row }) => row,
        );
        index.push({ file: `${file}.json`, title, rows: found.length });
        read.push({ name: `${file}.json`, rows: found });
      }
      return read;
    });
    for (const { name, rows } of sections) yield { name, bytes: await jsonOf(rows) };
  }
  const owned = await units.write(jobForPlatform, async (tx) => {
    return await tx.query(listFiles(subject));
  });
  const attached: { file: string; name: string }[] = [];
  for (const { id, name, storageKey } of owned) {
    const bytes = await files.get(storageKey).catch(() => null);
    if (!bytes) continue;
    // The id keeps two files of one name apart; what could be a path in the name is not one here.
    const file = `files/${id}-${name.replace(/[^\p{L}\p{N}._ -]/gu, '_')}`;
    attached.push({ file, name });
    yield { name: file, bytes };
  }
  const avatar =
    asked.avatarKey === null || asked.studentId !== null
      ? null
      : await files.get(avatarStorageKey(asked.userId, asked.avatarKey)).catch(() => null);
  if (avatar) yield { name: 'picture.webp', bytes: avatar };
  const page = exportPage({
    language: asked.locale,
    name: asked.studentName ?? asked.name,
    askedBy: { name: asked.name, email: asked.knownAddress },
    isOfStudent: asked.studentId !== null,
    parts: index,
    attached,
    hasPicture: avatar !== null,
    now: clock.now(),
  });
  yield { name: 'index.html', bytes: Buffer.from(page, 'utf8') };
}
