import { z } from 'zod'
import {
  ClockTime,
  Day,
  ImportAttachment,
  ImportDayHours,
  ImportImage,
  ImportRichText,
  ImportSpecialHours,
  ImportTextLink,
  ImportWrittenHours,
  importPageFields,
  keyOf,
  Localized,
  Phone,
  text,
} from './parts.ts'

/** One item of `gyms.json`. A group of days that is left out is closed. */
export const ImportGym = z.strictObject({
  ...importPageFields,
  address: text.optional(),
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

const Weekday = z.int().min(1).max(7)

/** One item of `eateries.json`. Days count from Monday, 1, to Sunday, 7. */
export const ImportEatery = z.strictObject({
  ...importPageFields,
  eateryType: z.enum(['eatery', 'coffee_bar']).default('eatery'),
  address: text.optional(),
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

/** One item of `health-centers.json`. */
export const ImportHealthCenter = z.strictObject({
  ...importPageFields,
  address: text.optional(),
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

/** One item of `study-places.json`. */
export const ImportStudyPlace = z.strictObject(importPageFields)
export type ImportStudyPlace = z.infer<typeof ImportStudyPlace>

/** One item of `building-projects.json`. */
export const ImportBuildingProject = z.strictObject({
  ...importPageFields,
  buttons: z.array(ImportTextLink).default([]),
})
export type ImportBuildingProject = z.infer<typeof ImportBuildingProject>

/** One item of `job-listings.json`. */
export const ImportJobListing = z.strictObject({
  ...importPageFields,
  /** Key of an item of `service-areas.json`. */
  serviceArea: keyOf('service-areas').optional(),
  /** Last day on which one may apply; left out: until somebody is found. */
  applicationDeadline: Day.optional(),
  buttons: z.array(ImportTextLink).default([]),
})
export type ImportJobListing = z.infer<typeof ImportJobListing>
