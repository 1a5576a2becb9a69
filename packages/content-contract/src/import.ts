import { z } from 'zod'

/**
 * The documented JSON form in which content is brought in: one file a kind in a folder,
 * e.g. `kindergartens.json`, with pictures and attachments beside it.
 */

const text = z.string().trim().min(1)
/** A text in both languages. Leave `en` out when there is no English version of the page. */
const Localized = z.strictObject({ no: text, en: text.optional() })
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 07:30')
const phone = z.string().regex(/^\+?[\d ]{8,15}$/, 'a telephone number')

const ImportImage = z.strictObject({
  /** Path inside the folder: SVG, PNG, JPEG or WebP. */
  file: z.string().regex(/^[\w./-]+\.(svg|png|jpe?g|webp)$/),
  alt: Localized,
})

/** Paragraphs separated by a blank line; a line that starts with `## ` is a heading, `- ` a list item. */
const ImportRichText = Localized

const ImportOptionalField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('imageSection'),
    image: ImportImage,
    caption: Localized.optional(),
  }),
  z.strictObject({
    kind: z.literal('richText'),
    header: Localized.optional(),
    content: ImportRichText,
    isInfoBox: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('table'),
    header: Localized.optional(),
    rows: z.array(z.strictObject({ title: Localized, content: Localized })).min(1),
  }),
  z.strictObject({
    kind: z.literal('contactInformation'),
    phone: phone.optional(),
    email: z.email().optional(),
    name: text.optional(),
    departments: z.array(z.strictObject({ name: text, phone: phone.optional() })).default([]),
    publicTransport: Localized.optional(),
  }),
])

export const ImportKindergarten = z.strictObject({
  /** Own key of the importing organisation: importing the same key again updates, never doubles. */
  key: z.string().regex(/^[a-z0-9-]+$/),
  displayName: Localized,
  /** Last part of the address; made from the name when left out. */
  slug: z
    .strictObject({
      no: z.string().regex(/^[a-z0-9-]+$/),
      en: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .optional(),
    })
    .optional(),
  ingress: Localized,
  image: ImportImage,
  address: text.optional(),
  phone: phone.optional(),
  studyPlaceNearby: Localized.optional(),
  openingHours: z.strictObject({ opens: time, closes: time }).optional(),
  spots: z.int().positive().optional(),
  departments: Localized.optional(),
  employees: Localized.optional(),
  richText: ImportRichText.optional(),
  optionalFields: z.array(ImportOptionalField).default([]),
})
export type ImportKindergarten = z.infer<typeof ImportKindergarten>

export const ImportKindergartens = z.array(ImportKindergarten)
