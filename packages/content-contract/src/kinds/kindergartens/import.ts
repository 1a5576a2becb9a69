import { z } from 'zod'
import { Email } from '../../email-address.ts'
import {
  ImportAttachment,
  ImportDayHours,
  ImportImage,
  ImportRichText,
  ImportTextLink,
  importPageFields,
  importPlaceFields,
  Localized,
  Phone,
  text,
} from '../../import/parts.ts'

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
    phone: Phone.optional(),
    email: Email.optional(),
    name: text.optional(),
    departments: z.array(z.strictObject({ name: text, phone: Phone.optional() })).default([]),
    publicTransport: Localized.optional(),
  }),
])
export type ImportOptionalField = z.infer<typeof ImportOptionalField>

/** One item of `kindergartens.json`. */
export const ImportKindergarten = z.strictObject({
  ...importPageFields,
  ...importPlaceFields,
  mainAction: ImportTextLink.optional(),
  phone: Phone.optional(),
  studyPlaceNearby: Localized.optional(),
  openingHours: ImportDayHours.optional(),
  spots: z.int().positive().max(1000).optional(),
  departments: Localized.optional(),
  employees: Localized.optional(),
  yearPlan: ImportAttachment.optional(),
  optionalFields: z.array(ImportOptionalField).default([]),
})
export type ImportKindergarten = z.infer<typeof ImportKindergarten>
