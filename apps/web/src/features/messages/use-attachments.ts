import { MESSAGE_MAX_FILES } from '@fieldhouse/contract/limits.ts';
import { useUploads } from '#lib/use-uploads.ts';
import type { MessageFile } from './message-queries.ts';
import { messageRefusalBefore } from './upload-words.ts';

/** Sends the files of a message, several at once, and tells of each that the server has. */
export const useAttachments = (
  schoolId: string | undefined,
  heldCount: number,
  onUploaded: (file: MessageFile) => void,
) =>
  useUploads<MessageFile>({
    place: `message/${schoolId}`,
    room: MESSAGE_MAX_FILES - heldCount,
    refuse: messageRefusalBefore,
    onUploaded,
  });
