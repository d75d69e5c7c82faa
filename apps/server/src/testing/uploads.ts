import { Readable } from 'node:stream';
import type { FileId, StudentId } from '@fieldhouse/contract/ids.ts';
import { type MaterialUpload, takeMaterial } from '#features/files/materials.ts';
import { takeTranscript } from '#features/files/transcripts.ts';
import { takeUpload, type UploadPurpose } from '#features/files/upload.ts';
import { makeDocx } from './documents.ts';
import type { Person, World } from './world.ts';

/** Uploads a Word file with these words as this person. */
export async function uploadDocx(
  world: World,
  person: Person,
  purpose: UploadPurpose,
  words: string,
): Promise<FileId> {
  const { fileId } = await takeUpload(world.services, {
    purpose,
    name: 'Transcript.docx',
    claimedBytes: null,
    sessionToken: person.token,
    body: Readable.from([makeDocx(words)]),
  });
  return fileId;
}

/** Uploads a file for a resource, or a live class, as this person. */
export const uploadMaterial = (
  world: World,
  person: Person,
  schoolId: string,
  name: string,
  bytes: Buffer,
  use: MaterialUpload['use'] = 'material',
) =>
  takeMaterial(world.services, {
    ...{ use, schoolId, name, claimedBytes: null, sessionToken: person.token },
    body: Readable.from([bytes]),
  });

/** Uploads a file for a message as this person. */
export const uploadMessageFile = (
  world: World,
  person: Person,
  schoolId: string,
  name: string,
  bytes: Buffer,
) =>
  takeMaterial(world.services, {
    ...{ use: 'message', schoolId, name, claimedBytes: null, sessionToken: person.token },
    body: Readable.from([bytes]),
  });

/** Uploads a transcript of another school as this person. */
export const uploadTranscript = (
  world: World,
  person: Person,
  studentId: StudentId,
  name: string,
  bytes: Buffer,
) =>
  takeTranscript(world.services, {
    ...{ studentId, name, claimedBytes: bytes.length, sessionToken: person.token },
    body: Readable.from([bytes]),
  });
