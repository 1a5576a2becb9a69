import { type ContentImage, imageWidths } from '@trivsel/content-contract/content'
import type { Media } from '../payload-types.ts'
import { fileVersion } from './file-version.ts'
import type { Reading } from './reading.ts'

type SizeName = keyof typeof imageWidths
const sizeNames = Object.keys(imageWidths) as SizeName[]

const sizeSelect = { filename: true, width: true, height: true } as const

/** What is read of a picture for an answer. Sizes must be named one by one, or they come back empty. */
export const mediaSelect = {
  alt: true,
  filename: true,
  filesize: true,
  updatedAt: true,
  focalX: true,
  focalY: true,
  sizes: {
    xxs: sizeSelect,
    xs: sizeSelect,
    s: sizeSelect,
    m: sizeSelect,
    l: sizeSelect,
    xl: sizeSelect,
    xxl: sizeSelect,
  } satisfies Record<SizeName, typeof sizeSelect>,
} as const

/** The widest picture that a card shows. */
const cardWidth = imageWidths.m

/** A picture that was read with the page; null when there is none or it has lost its files. */
export function toContentImage(
  media: Media | number | null | undefined,
  { tags }: Reading,
  widest: number = imageWidths.xxl,
): ContentImage | null {
  if (typeof media !== 'object' || media === null) return null
  tags.add('media', media.id)
  const sizes = sizeNames.flatMap((name) => {
    const { filename, width, height } = media.sizes?.[name] ?? {}
    return filename && width && height && width <= widest ? [{ file: filename, width, height }] : []
  })
  if (sizes.length === 0) return null
  return { alt: media.alt ?? '', version: fileVersion(media), focus: toFocus(media), sizes }
}

/** The middle is what a picture has whose focus nobody has set. */
function toFocus({ focalX, focalY }: Pick<Media, 'focalX' | 'focalY'>): ContentImage['focus'] {
  const [x, y] = [focalX ?? 50, focalY ?? 50].map(Math.round) as [number, number]
  return x === 50 && y === 50 ? null : { x, y }
}

/** The picture of a card, without the sizes that are too wide for one. */
export const toCardImage = (media: Media | number | null | undefined, reading: Reading) =>
  toContentImage(media, reading, cardWidth)
