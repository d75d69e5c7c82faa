import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import { ORPCError } from '@orpc/client';
import { interrupt, mayInterrupt } from '#lib/interruptions.ts';

interface Sending {
  /** What it is for, as the address says: an assignment's id, `record/` and a student's, `material/` and a school's. */
  readonly place: string;
  readonly file: File;
  /** Share of the bytes that left this device. */
  readonly onProgress: (ratio: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a document; the server has it when this resolves.
 *
 * @throws ORPCError with the server's code, TypeError where it can't be reached, DOMException AbortError.
 */
export async function sendDocument<Stored = AnswerFile>(sending: Sending): Promise<Stored> {
  for (;;) {
    try {
      return (await sendOnce(sending)) as Stored;
    } catch (error) {
      const reason = mayInterrupt(error, ['files', 'upload']);
      // Signed in again in place: the file is still here, and is sent again.
      if (!reason || !(await interrupt(reason))) throw error;
    }
  }
}

/** fetch can't tell how far an upload is. */
function sendOnce({ place, file, onProgress, signal }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', `/api/files/${place}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status === 200) resolve(answer);
      else reject(refusal(request.status, answer));
    };
    request.onerror = () => reject(new TypeError('the server was not reached'));
    request.onabort = () => reject(new DOMException('taken back', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return reject(new DOMException('taken back', 'AbortError'));
    signal.addEventListener('abort', abort);
    request.send(file);
  });
}

function refusal(status: number, answer: unknown): Error {
  const { code, data } = (answer ?? {}) as { code?: string; data?: unknown };
  return new ORPCError(code ?? (status === 413 ? 'TOO_LARGE' : 'INTERNAL_SERVER_ERROR'), { status, data });
}
