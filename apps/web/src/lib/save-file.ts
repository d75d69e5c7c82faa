/** Long enough for the browser to begin the download. */
const KEPT_MS = 10_000;

/** Gives the person a file made here, as a download. */
export function saveFile(name: string, content: BlobPart, mediaType: string) {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
