import sharp from 'sharp'
import type { Transfer } from '#platform/untrusted/untrusted-task.ts'
import { leastSide, longestSides, type PictureProblem } from '../model/picture.ts'

export type DrawnPicture = {
  readonly small: Uint8Array<ArrayBuffer>
  readonly large: Uint8Array<ArrayBuffer>
  /** Pixels of the large one. */
  readonly width: number
  readonly height: number
}

/** Makes both sizes of a picture that was inspected. */
export async function drawPicture(
  { bytes }: { bytes: Uint8Array },
  transfer: Transfer,
): Promise<DrawnPicture | PictureProblem> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  if (Math.min(width, height) < leastSide) return 'PICTURE_TOO_SMALL'
  const draw = (side: number) =>
    sharp(bytes)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
  const small = await draw(longestSides.small)
  const large = await draw(longestSides.large)
  return {
    small: transfer(small.data),
    large: transfer(large.data),
    width: large.info.width,
    height: large.info.height,
  }
}
