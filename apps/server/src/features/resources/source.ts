import type { ResourceType } from '@fieldhouse/contract/resources.ts';
import { videoEmbed } from '@fieldhouse/domain/lessons/video-embed.ts';
import type { Transaction } from '#db/unit.ts';
import { takeForResource } from '#features/files/workflows.ts';

type Source =
  | { readonly kind: 'file'; readonly fileId: string }
  | { readonly kind: 'link'; readonly url: string };

interface TakenSource {
  readonly type: ResourceType;
  readonly fileId: string | null;
  readonly url: string | null;
  readonly sizeBytes: number | null;
  readonly durationSeconds: number | null;
}

/** What a resource is made of: an uploaded file that now belongs to it, or an address. The code of the refusal, else. */
export async function takeSource(
  tx: Transaction,
  schoolId: string,
  source: Source,
  at: string,
): Promise<TakenSource | 'FILE_NOT_FOUND' | 'LINK_REFUSED'> {
  if (source.kind === 'file') {
    const { fileId } = source;
    const file = await takeForResource(tx, schoolId, fileId, at);
    if (!file) return 'FILE_NOT_FOUND';
    const { sizeBytes, durationSeconds } = file;
    return { type: typeOf(file.mediaType), fileId, url: null, sizeBytes, durationSeconds };
  }
  const url = new URL(source.url);
  // The name before an @ is often made to look like the host.
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return 'LINK_REFUSED';
  const type = videoEmbed(url.href) ? 'video' : 'link';
  return { type, fileId: null, url: url.href, sizeBytes: null, durationSeconds: null };
}

function typeOf(mediaType: string): ResourceType {
  if (mediaType === 'application/pdf') return 'pdf';
  return mediaType.startsWith('video/') ? 'video' : 'image';
}
