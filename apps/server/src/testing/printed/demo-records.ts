import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { TranscriptRecord } from '@fieldhouse/domain/records/transcript-document.ts';
import { openEmbedded } from '#db/engine.ts';
import { migrate } from '#db/migrate.ts';
import { jobInSchool } from '#db/scopes.ts';
import { loadTranscript } from '#features/transcripts/load.ts';
import { clockFrom } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openLog } from '#platform/log.ts';
import { openServices } from '#platform/open-services.ts';
import { beginDemo, moveDemo, openDemo } from '../../demo/open.ts';

/** What the transcripts of all students of the demo are made from, in an empty folder. */
export async function recordsOfDemo(dataDir: string): Promise<TranscriptRecord[]> {
  const clock = clockFrom(() => Date.now());
  const config = readConfig({ DATA_DIR: dataDir, DEMO_PASSWORD: 'demo-lantern-47' });
  const tell = () => {};
  const db = await openEmbedded({ dataDir, prepare: () => beginDemo(config, tell) });
  try {
    await migrate(db);
    await moveDemo(db, config, clock, tell);
    const services = openServices({ config, clock, log: openLog('silent'), db });
    await services.jobs.start();
    await openDemo(services, tell);
    await services.jobs.stop();
    await db.lite.exec('reset role');
    const { rows } = await db.lite.query<{ schoolId: SchoolId; studentId: StudentId }>(
      'select school_id as "schoolId", id as "studentId" from student_profiles order by 1, 2',
    );
    const records: TranscriptRecord[] = [];
    for (const { schoolId, studentId } of rows) {
      const loaded = await services.units.write(jobInSchool(schoolId), (tx) =>
        loadTranscript(tx, clock, { studentId, isOfficial: true, overrides: {} }),
      );
      if (loaded) records.push(loaded.record);
    }
    return records;
  } finally {
    await db.close();
  }
}
