import { z } from 'zod'
import { contentPageFields, Download, PageReference, RichText } from './content.ts'
import { SpecialHours, WeekHours } from './opening-hours.ts'

/** Specification, section 3; `eatery` is the default. */
export const EateryType = z.enum(['eatery', 'coffee_bar'])
export type EateryType = z.infer<typeof EateryType>

export const EateryCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  eateryType: EateryType,
  address: z.string().nullable(),
  studyPlace: PageReference.nullable(),
  openingHours: z.array(WeekHours),
  specialHours: z.array(SpecialHours),
})
export type EateryCard = z.infer<typeof EateryCard>

export const Eatery = EateryCard.extend({
  ...contentPageFields,
  openingHoursTitle: z.string().nullable(),
  menuBox: z.strictObject({ header: z.string().nullable(), content: RichText }).nullable(),
  menuPdf: Download.nullable(),
  kitchenPhone: z.string().nullable(),
  officePhone: z.string().nullable(),
})
export type Eatery = z.infer<typeof Eatery>
