import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import mammoth from 'mammoth';
import { checkOffice } from './office.ts';
import { readDocument } from './read-document.ts';
import { DocumentError } from './refusal.ts';
import type { Task, TaskAnswer } from './run-worker.ts';

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

parentPort?.postMessage(await run(workerData as Task));
