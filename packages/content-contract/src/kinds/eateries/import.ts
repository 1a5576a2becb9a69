import { z } from 'zod'
import {
  ClockTime,
  ImportAttachment,
  ImportRichText,
  ImportSpecialHours,
  ImportTextLink,
  importPageFields,
  importPlaceFields,
  keyOf,
  Localized,
  Phone,
} from '../../import/parts.ts'

const Weekday = z.int().min(1).max(7)

/** One item of `eateries.json`. Days count from Monday, 1, to Sunday, 7. */
export const ImportEatery = z.strictObject({
  ...importPageFields,
  eateryType: z.enum(['eatery', 'coffee_bar']).default('eatery'),
  ...importPlaceFields,
  mainAction: ImportTextLink.optional(),
  /** Key of an item of `study-places.json`. */
  studyPlace: keyOf('study-places').optional(),
  openingHoursTitle: Localized.optional(),
  openingHours: z
    .array(
      z
        .strictObject({ firstDay: Weekday, lastDay: Weekday, opens: ClockTime, closes: ClockTime })
        .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
          path: ['lastDay'],
          error: 'must not be before firstDay',
        }),
    )
    .default([]),
  specialHours: z.array(ImportSpecialHours).default([]),
  menuBox: z.strictObject({ header: Localized.optional(), content: ImportRichText }).optional(),
  menuPdf: ImportAttachment.optional(),
  kitchenPhone: Phone.optional(),
  officePhone: Phone.optional(),
})
export type ImportEatery = z.infer<typeof ImportEatery>
