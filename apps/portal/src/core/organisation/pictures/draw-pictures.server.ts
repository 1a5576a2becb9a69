import sharp from 'sharp'
import type { Transfer } from '#platform/untrusted/untrusted-task.ts'
import { groundOf } from './ground.ts'
import { leastPixels, type PictureFile, type PictureName, type PictureProblem } from './pictures.ts'
import { toIco } from './to-ico.ts'

export type DrawnPicture = {
  readonly file: PictureFile
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Pixels. The header shows half of it: screens have two or three for each. */
const logoBox = { width: 960, height: 160 } as const
const markSide = 512
/** Pixels that trimming needs. */
const leastTrimmed = 3
const sharedSize = { width: 1_200, height: 630 } as const
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const png = { compressionLevel: 9 } as const

/**
 * Makes what the site needs of a picture that was inspected: a logo as high as the header needs it,
 * and of a mark the icons of browsers and phones and the picture of shared pages.
 */
export async function drawPictures(
  { bytes, name }: { bytes: Uint8Array; name: PictureName },
  transfer: Transfer,
): Promise<DrawnPicture[] | PictureProblem> {
  const { isOpaque, channels } = await sharp(bytes).stats()
  const opacity = isOpaque ? undefined : channels.at(-1)
  if (opacity?.max === 0) return 'PICTURE_EMPTY'
  const drawn = name === 'mark' ? await drawMark(bytes) : await drawLogo(bytes, name)
  if (typeof drawn === 'string') return drawn
  return drawn.map((picture) => ({ ...picture, bytes: transfer(picture.bytes) }))
}

type Drawn = Omit<DrawnPicture, 'bytes'> & { readonly bytes: Buffer }

async function drawLogo(
  bytes: Uint8Array,
  name: 'logo' | 'logo-dark',
): Promise<Drawn[] | PictureProblem> {
  const { width, height } = await sharp(bytes).metadata()
  // Smaller pictures cannot be trimmed.
  if (Math.min(width, height) < leastTrimmed) return 'LOGO_TOO_SMALL'
  const { data: bare, info: given } = await sharp(bytes)
    .trim()
    .png()
    .toBuffer({ resolveWithObject: true })
  if (given.height < leastPixels.logoHeight) return 'LOGO_TOO_SMALL'
  const { data, info } = await sharp(bare)
    .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
    .png(png)
    .toBuffer({ resolveWithObject: true })
  return [{ file: `/${name}.png`, bytes: data, width: info.width, height: info.height }]
}

async function drawMark(bytes: Uint8Array): Promise<Drawn[] | PictureProblem> {
  const { width, height } = await sharp(bytes).metadata()
  if (Math.max(width, height) < leastPixels.markSide) return 'MARK_TOO_SMALL'
  const square = await sharp(bytes)
    .ensureAlpha()
    .resize(markSide, markSide, { fit: 'contain', background: clear })
    .png(png)
    .toBuffer()
  const ground = groundOf(await sharp(square).raw().toBuffer(), markSide)
  const draw = (side: number) => sharp(square).resize(side, side).png(png).toBuffer()
  /** @param share of the shorter side that the mark takes */
  const drawOn = async (size: { width: number; height: number }, share: number) =>
    sharp({ create: { ...size, channels: 3, background: ground } })
      .composite([{ input: await draw(Math.round(Math.min(size.width, size.height) * share)) }])
      .png(png)
      .toBuffer()
  const both = (side: number) => ({ width: side, height: side })
  return [
    { file: '/mark.png', bytes: await draw(160), ...both(160) },
    { file: '/favicon.ico', bytes: toIco(await draw(32), 32), ...both(32) },
    { file: '/apple-touch-icon.png', bytes: await drawOn(both(180), 0.8), ...both(180) },
    { file: '/icon-192.png', bytes: await draw(192), ...both(192) },
    { file: '/icon-512.png', bytes: square, ...both(512) },
    // Phones cut a corner of their own (W3C Web app manifest: what lies within 40 % of the middle stays).
    { file: '/icon-maskable-512.png', bytes: await drawOn(both(512), 0.56), ...both(512) },
    { file: '/share.png', bytes: await drawOn(sharedSize, 0.6), ...sharedSize },
  ]
}
