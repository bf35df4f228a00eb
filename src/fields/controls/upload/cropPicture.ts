/** A part of a picture, in its own dots. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface CropInput {
  readonly image: HTMLImageElement;
  readonly part: Part;
  readonly name: string;
  readonly maxBytes: number;
}

/**
 * A part of a picture as a file of its own, of at most so many bytes: drawn smaller, and a photo coarser, until it fits. A
 * PNG stays one, since it may be transparent, as long as that fits.
 * @throws Error when the browser cannot draw it
 */
export async function cropPicture({ image, part, name, maxBytes }: CropInput): Promise<File> {
  const isPng = /\.png$/i.test(name);
  for (let scale = Math.min(1, MOST_DOTS / Math.max(part.width, part.height)); ; scale *= 0.8) {
    const canvas = drawn({ image, part, scale });
    for (const { type, quality } of isPng ? [{ type: 'image/png', quality: 1 }] : QUALITIES) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
      if (!blob) throw new Error('The picture could not be drawn.');
      if (blob.size <= maxBytes || Math.max(canvas.width, canvas.height) < LEAST_DOTS) return new File([blob], name.replace(/\.[^.]*$/, '') + (isPng ? '.png' : '.jpg'), { type });
    }
  }
}

/** Of the longer side: more than any screen of the product shows. */
const MOST_DOTS = 2_560;
const LEAST_DOTS = 64;
const QUALITIES = [0.92, 0.85, 0.75].map((quality) => ({ type: 'image/jpeg', quality }));

function drawn({ image, part, scale }: { image: HTMLImageElement; part: Part; scale: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(1, Math.round(part.width * scale)), Math.max(1, Math.round(part.height * scale))];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The picture could not be drawn.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
