import { z } from 'zod'
import {
  ImportRichText,
  ImportTextLink,
  ImportWrittenHours,
  importPageFields,
  importPlaceFields,
  Localized,
  Phone,
} from '../../import/parts.ts'

/** One item of `health-centers.json`. */
export const ImportHealthCenter = z.strictObject({
  ...importPageFields,
  ...importPlaceFields,
  mainAction: ImportTextLink.optional(),
  phone: Phone.optional(),
  mapUrl: z.url({ protocol: /^https$/ }).optional(),
  publicTransport: Localized.optional(),
  immediateHeader: Localized.optional(),
  immediateText: ImportRichText.optional(),
  areas: z
    .array(z.strictObject({ name: Localized, hours: z.array(ImportWrittenHours) }))
    .default([]),
  phoneHours: z
    .strictObject({
      header: Localized.optional(),
      notice: Localized.optional(),
      hours: z.array(ImportWrittenHours).default([]),
    })
    .optional(),
})
export type ImportHealthCenter = z.infer<typeof ImportHealthCenter>
