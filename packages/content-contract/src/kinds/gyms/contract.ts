import { z } from 'zod'
import { ContentImage, contentPageFields } from '../../content.ts'
import type { KindContract } from '../../kind-contract.ts'
import { DayHours, SpecialHours } from '../../opening-hours.ts'
import { MainAction, placeFields } from '../../place.ts'
import { bySlug, placeList, placeListRule } from '../../query-shapes.ts'
import { ImportGym } from './import.ts'

/** The four groups of days of a gym (specification, section 3); null means closed. */
export const GymHours = z.strictObject({
  mondayThursday: DayHours.nullable(),
  friday: DayHours.nullable(),
  saturday: DayHours.nullable(),
  sunday: DayHours.nullable(),
})
export type GymHours = z.infer<typeof GymHours>

export const GymCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  ...placeFields,
  phone: z.string().nullable(),
  hours: GymHours,
  specialHours: z.array(SpecialHours),
})
export type GymCard = z.infer<typeof GymCard>

export const Gym = GymCard.extend({
  ...contentPageFields,
  mainAction: MainAction,
  attributeHeader: z.string().nullable(),
  attributes: z.array(z.string()),
  imageSection: z.array(z.strictObject({ image: ContentImage, caption: z.string().nullable() })),
})
export type Gym = z.infer<typeof Gym>

export const gymContract = {
  queries: {
    gymList: placeList(GymCard),
    gymBySlug: bySlug(Gym),
  },
  list: placeListRule,
  importItem: ImportGym,
  words: { no: 'treningssenter treningssentre trening', en: 'fitness club gym training' },
} as const satisfies KindContract
