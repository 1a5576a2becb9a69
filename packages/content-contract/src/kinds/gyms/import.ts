import { z } from 'zod'
import {
  ImportDayHours,
  ImportImage,
  ImportSpecialHours,
  ImportTextLink,
  importPageFields,
  importPlaceFields,
  Localized,
  Phone,
} from '../../import/parts.ts'

/** One item of `gyms.json`. A group of days that is left out is closed. */
export const ImportGym = z.strictObject({
  ...importPageFields,
  ...importPlaceFields,
  mainAction: ImportTextLink.optional(),
  phone: Phone.optional(),
  hours: z.strictObject({
    mondayThursday: ImportDayHours.optional(),
    friday: ImportDayHours.optional(),
    saturday: ImportDayHours.optional(),
    sunday: ImportDayHours.optional(),
  }),
  specialHours: z.array(ImportSpecialHours).default([]),
  attributeHeader: Localized.optional(),
  attributes: z.array(Localized).default([]),
  imageSection: z
    .array(z.strictObject({ image: ImportImage, caption: Localized.optional() }))
    .default([]),
})
export type ImportGym = z.infer<typeof ImportGym>
