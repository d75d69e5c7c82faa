import 'react-easy-crop/react-easy-crop.css';
import { Button } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './crop-dialog.module.css';

interface CropDialogProps {
  readonly file: File;
  readonly isPending: boolean;
  readonly onUse: (imageBase64: string) => void;
  /** The browser can't read the file. */
  readonly onBroken: () => void;
  readonly onClose: () => void;
}

/** Side of the square that is sent, in pixels. */
const SIZE = 640;

/** Lets the person choose the part of a picture that is used. Only that part leaves the device. */
export default function CropDialog({ file, isPending, onUse, onBroken, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const zoomId = useId();
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);

  // The address of the file's bytes is kept by the browser until it is given back.
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const use = async () => {
    if (!url || !area) return;
    const cut = await cutOut(url, area).catch(() => null);
    if (cut) onUse(cut);
    else onBroken();
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Choose the part to show')}
      description={t('Move the picture with the mouse, a finger or the arrow keys.')}
    >
      <div className={classes.stage}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            mediaProps={{ onError: onBroken, alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': t('Part to show') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className={classes.zoom} htmlFor={zoomId}>
        {t('Zoom')}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button loading={isPending} disabled={!area} onClick={() => void use()}>
          {t('Use this photo')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The square as a JPEG in base64. */
async function cutOut(url: string, { x, y, width, height }: Area): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.drawImage(image, x, y, width, height, 0, 0, SIZE, SIZE);
  return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
}
