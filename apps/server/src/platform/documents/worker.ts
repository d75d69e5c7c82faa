import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { parseTranscript } from '@fieldhouse/domain/transcripts/parse.ts';
import { provenReading, type SaidRow } from '@fieldhouse/domain/transcripts/proven.ts';
import mammoth from 'mammoth';
import { checkOffice } from './office.ts';
import { readDocument } from './read-document.ts';
import { DocumentError } from './refusal.ts';
import type { Task, TaskAnswer } from './run-worker.ts';
import { pagePictures } from './scans.ts';

/** The page that shows the text has the first heading itself. */
const HEADINGS = ['Title', 'Heading 1', 'Heading 2', 'Heading 3'].map(
  (style, level) => `p[style-name='${style}'] => ${level < 2 ? 'h2' : 'h3'}:fresh`,
);

/** One task, one thread: what a document leaves in memory goes with it. */
async function run(task: Task): Promise<TaskAnswer> {
  try {
    switch (task.kind) {
      case 'read':
        return { kind: 'read', document: await readDocument(task.file) };
      case 'office':
        return { kind: 'office', office: await checkOffice(task.file) };
      case 'layout':
        return { kind: 'layout', document: await readDocument(task.file, true) };
      case 'scans':
        return { kind: 'scans', pictures: await pagePictures(await readFile(task.file), task.mostPages) };
      case 'transcript':
        return { kind: 'transcript', parsed: readTranscript(task.text, task.pick ?? undefined, task.said) };
      case 'html': {
        const { value } = await mammoth.convertToHtml(
          { buffer: await readFile(task.file) },
          // Pictures are left out: the page shows text, and the file itself can be downloaded.
          {
            convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
            externalFileAccess: false,
            styleMap: HEADINGS,
          },
        );
        return { kind: 'html', html: value };
      }
    }
  } catch (error) {
    return { kind: 'refused', reason: error instanceof DocumentError ? error.reason : 'DAMAGED' };
  }
}

const readTranscript = (text: string, pick: number | undefined, said: readonly SaidRow[] | null) =>
  said === null ? parseTranscript(text, pick) : provenReading(text, said, pick);

parentPort?.postMessage(await run(workerData as Task));
