import { z } from 'zod'
import { isLinkAddress } from '../own-address.ts'
import { Location } from '../place.ts'
import { type CategoryUse, importParts } from './import-part.ts'

/**
 * The fields of the files in an import folder. docs/import.md explains the form to the people
 * who write it.
 */

export const text = z.string().trim().min(1)
/** A text in both languages. Leave `en` out when there is no English version of the page. */
export const Localized = z.strictObject({ no: text, en: text.optional() })
export type Localized = z.infer<typeof Localized>

/** Own key of the importing organisation: importing the same key again updates, never doubles. */
export const Key = z.string().regex(/^[a-z0-9-]+$/, 'small letters a–z, digits and hyphens')

/** The key of an item of another file, of one use where that file serves several. */
export const keyOf = (file: string, usedFor?: CategoryUse) =>
  Key.meta({}).register(importParts, { kind: 'reference', file, ...(usedFor && { usedFor }) })

export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 07:30')
export const Phone = z.string().regex(/^\+?[\d ]{3,17}$/, 'a telephone number')
export const Day = z.iso.date('a date such as 2026-12-24')

const slug = z.string().regex(/^[a-z0-9-]+$/, 'small letters a–z, digits and hyphens')
/** Last part of the address; made from the name when left out. */
export const Slugs = z.strictObject({ no: slug, en: slug.optional() })

/** The content system takes 0 for a focus that is not given. */
const percent = z.int().min(1).max(100)

export const ImportImage = z
  .strictObject({
    /** Path inside the folder: SVG, PNG, JPEG or WebP. */
    file: z
      .string()
      .regex(/^[\w./-]+\.(svg|png|jpe?g|webp)$/, 'a file that ends in .svg, .png, .jpg or .webp'),
    alt: Localized,
    /** What must be seen where the picture is cropped, in per cent from the left and the top. */
    focus: z.strictObject({ x: percent, y: percent }).optional(),
  })
  .register(importParts, { kind: 'image' })
export type ImportImage = z.infer<typeof ImportImage>

/** A PDF of the folder. `title` is what the reader sees. */
export const ImportAttachment = z
  .strictObject({
    file: z.string().regex(/^[\w./-]+\.pdf$/, 'a file that ends in .pdf'),
    title: Localized,
  })
  .register(importParts, { kind: 'attachment' })
export type ImportAttachment = z.infer<typeof ImportAttachment>

const CaptionFile = z.string().regex(/^[\w./-]+\.vtt$/, 'a file that ends in .vtt')

/** A video of the folder, with captions (WebVTT) where somebody speaks in it. */
export const ImportVideo = z
  .strictObject({
    /** Path inside the folder. */
    file: z.string().regex(/^[\w./-]+\.(mp4|webm)$/, 'a file that ends in .mp4 or .webm'),
    /** For editors. */
    title: text,
    captions: z.strictObject({ no: CaptionFile.optional(), en: CaptionFile.optional() }).optional(),
  })
  .register(importParts, { kind: 'video' })
export type ImportVideo = z.infer<typeof ImportVideo>

/**
 * Paragraphs separated by a blank line; a line that starts with `## ` or `### ` is a heading, `- `
 * a list item. Inside a line `**bold**`, and `[words](https://…)` or `[words](gyms/domus)` for a link.
 */
export const ImportRichText = z
  .strictObject(Localized.shape)
  .register(importParts, { kind: 'richText' })

/**
 * A link to one of: another site (`url`), an item of the same folder (`page`: name of its file
 * without `.json`, a slash and its key, `gyms/domus`), a PDF (`attachment`).
 */
export const ImportLink = z
  .strictObject({
    text: Localized.optional(),
    url: z
      .url({ protocol: /^(https?|mailto|tel)$/, error: 'an address that starts with https://' })
      .refine(isLinkAddress, 'must be an address that starts with https://')
      .optional(),
    page: z
      .string()
      .regex(/^[a-z-]+\/[a-z0-9-]+$/i, 'a file and a key such as pages/trening')
      .optional(),
    attachment: ImportAttachment.optional(),
    openInNewTab: z.boolean().default(false),
  })
  .refine(
    ({ url, page, attachment }) =>
      [url, page, attachment].filter((target) => target !== undefined).length === 1,
    'needs exactly one of url, page and attachment',
  )
  .register(importParts, { kind: 'link' })
export type ImportLink = z.infer<typeof ImportLink>

/** A link that is nothing without its words. */
export const ImportTextLink = ImportLink.refine((link) => link.text !== undefined, {
  path: ['text'],
  error: 'is missing: this link needs words',
})

export const ImportNavBlock = z.strictObject({
  title: Localized,
  text: Localized.optional(),
  link: ImportLink.optional(),
})

/** The fields that every page has (specification, section 3: content page). */
export const importPageFields = {
  key: Key,
  displayName: Localized,
  slug: Slugs.optional(),
  ingress: Localized.optional(),
  image: ImportImage.optional(),
  richText: ImportRichText.optional(),
  navBlocks: z.array(ImportNavBlock).default([]),
} as const

/** How to find a place: the address as it is read, and degrees to the north and to the east. */
export const importPlaceFields = {
  address: text.optional(),
  location: Location.optional(),
} as const

export const ImportDayHours = z.strictObject({ opens: ClockTime, closes: ClockTime })
export const ImportSpecialHours = z
  .strictObject({
    title: Localized.optional(),
    from: Day,
    to: Day,
    /** Left out: closed. */
    hours: ImportDayHours.optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before from' })
export const ImportWrittenHours = z.strictObject({ daysText: Localized, timeText: Localized })
