import { PDFDocument } from '@cantoo/pdf-lib';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PhotosDialog from './photos-dialog.tsx';

/** Six by eight gray pixels. */
const JPEG = Uint8Array.from(
  atob(
    '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIAAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALgAP//Z',
  ),
  (one) => one.charCodeAt(0),
);
const photo = (name: string) => new File([JPEG], name, { type: 'image/jpeg' });

/** What was done to the canvas, in order: turns in degrees. */
const turned: number[] = [];

beforeEach(() => {
  turned.length = 0;
  // The test's document draws nothing; what goes into a page is the image that came in.
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if ((file as File).name?.endsWith('.heic')) throw new Error('unknown format');
    return { width: 600, height: 800, close: () => {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        fillRect: () => {},
        drawImage: () => {},
        translate: () => {},
        rotate: (radians: number) => turned.push(Math.round((radians * 180) / Math.PI)),
        getImageData: (_x: number, _y: number, width: number, height: number) => ({
          data: new Uint8ClampedArray(width * height * 4).fill(255),
        }),
      }) as unknown as CanvasRenderingContext2D,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob([JPEG])));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  const onPdf = vi.fn<(file: File) => void>();
  const onClose = vi.fn();
  render(
    <MantineProvider env="test">
      <PhotosDialog title="Lab report: leaves" onPdf={onPdf} onClose={onClose} />
    </MantineProvider>,
  );
  return {
    onPdf,
    onClose,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false }),
  };
}
const input = () => screen.getByLabelText<HTMLInputElement>('Choose Photos', { selector: 'input' });
const pages = () =>
  within(screen.getByRole('list', { name: 'Pages', hidden: true })).queryAllByRole('listitem', {
    hidden: true,
  });

it('turns photos into one PDF, in the order and turned as they were left', async () => {
  const { onPdf, user } = open();
  await user.upload(input(), [photo('one.jpg'), photo('two.jpg'), photo('three.jpg')]);
  await waitFor(() => expect(pages()).toHaveLength(3));
  await user.click(screen.getByLabelText('Turn right: Page 1'));
  await user.click(screen.getByLabelText('Move down: Page 1'));
  await user.click(screen.getByLabelText('Remove: Page 3'));
  await waitFor(() => expect(pages()).toHaveLength(2));
  await user.click(screen.getByText('Add as PDF'));
  await waitFor(() => expect(onPdf).toHaveBeenCalledOnce());
  expect(turned).toEqual([0, 90]);
  const [file] = onPdf.mock.calls[0] ?? [];
  expect(file?.name).toBe('Lab report leaves.pdf');
  const pdf = await PDFDocument.load(await (file as File).arrayBuffer());
  expect(pdf.getTitle()).toBe('Lab report: leaves');
  expect(pdf.getPages().map((page) => page.getWidth() > page.getHeight())).toEqual([false, true]);
});

it('says which file is no image that can be read, and takes the others', async () => {
  const { user } = open();
  await user.upload(input(), [photo('page.jpg'), photo('IMG_1.heic')]);
  await waitFor(() =>
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('IMG_1.heic'),
  );
  expect(pages()).toHaveLength(1);
});

it('takes twenty photos and says that the others were not added', async () => {
  const { user } = open();
  await user.upload(
    input(),
    Array.from({ length: 22 }, (_, at) => photo(`${at}.jpg`)),
  );
  await waitFor(() => expect(pages()).toHaveLength(20));
  await waitFor(() =>
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('up to 20 photos'),
  );
});

it('asks before photos are lost', async () => {
  const { onClose, user } = open();
  await user.upload(input(), [photo('one.jpg')]);
  await waitFor(() => expect(pages()).toHaveLength(1));
  await user.click(screen.getByText('Cancel'));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('are lost');
  await user.click(screen.getByText('Discard Photos'));
  expect(onClose).toHaveBeenCalledOnce();
});
