import sharp from 'sharp'
import type { Transfer } from '#platform/untrusted/untrusted-task.ts'
import type { MediaType } from '../file-types.ts'
import { maxFiles } from '../limits.ts'
import { isOneColour } from './is-one-colour.server.ts'

/** 50 megapixels: the largest that telephones take. */
const mostPixels = 50_000_000

/** Of a picture that can only be unpacked as a whole (interlaced): bytes of memory. */
const mostHeld = 200_000_000

/** A page can be read at this many pixels on its longest side. */
const longestSide = 4_096

/** Less than its thread has: so its work has ended when the thread does. */
const secondsForOne = 15

/** A picture that shrinks in memory may grow as a file: no more than this comes of one. */
const longestResult = 2 * maxFiles

/**
 * From now on the process reads these three kinds of pictures and no other, whatever a file says that
 * it is, and leaves the machine room for other work.
 */
export function allowOnlyAcceptedImageTypes(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  })
  sharp.cache(false)
  sharp.concurrency(1)
}

type PictureType = Exclude<MediaType, 'application/pdf'>

const formats: Readonly<Record<PictureType, 'gif' | 'jpeg' | 'png'>> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
}

/**
 * The same picture, encoded again: the right way up, of a gif the first frame, and without anything
 * else that was in the file (where it was taken, a thumbnail, another file behind it).
 * @returns null when it is damaged, of another type, or too large; `looksEmpty`: it is one colour
 */
export async function cleanImage(
  { bytes, type }: { bytes: Uint8Array; type: PictureType },
  transfer: Transfer,
): Promise<{ readonly clean: Uint8Array<ArrayBuffer>; readonly looksEmpty: boolean } | null> {
  const picture = sharp(bytes, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    sequentialRead: true,
  })
  try {
    const { format, width, height, channels = 4, depth, isProgressive } = await picture.metadata()
    if (format !== formats[type]) return null
    const held = width * height * channels * (depth === 'ushort' ? 2 : 1)
    if (isProgressive && held > mostHeld) return null
    const clean = await picture
      .timeout({ seconds: secondsForOne })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toFormat(formats[type], type === 'image/jpeg' ? { quality: 88 } : {})
      .toBuffer()
    if (clean.length > longestResult) return null
    const looksEmpty = await isOneColour(clean)
    return { clean: transfer(clean), looksEmpty }
  } catch {
    return null
  }
}
