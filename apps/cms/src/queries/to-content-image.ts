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
  return sizes.length > 0 ? { alt: media.alt ?? '', version: fileVersion(media), sizes } : null
}

/** The picture of a card, without the sizes that are too wide for one. */
export const toCardImage = (media: Media | number | null | undefined, reading: Reading) =>
  toContentImage(media, reading, cardWidth)
