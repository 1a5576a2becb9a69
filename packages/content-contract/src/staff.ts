import { z } from 'zod'
import { ContentImage, PageReference, RichText } from './content.ts'
import type { ListRule } from './list-rule.ts'
import { staffKinds } from './staff-kinds.ts'

export { staffKinds } from './staff-kinds.ts'

export const StaffKind = z.enum(staffKinds)
export type StaffKind = z.infer<typeof StaffKind>

export const StaffPerson = z.strictObject({
  id: z.int(),
  displayName: z.string(),
  roleDescription: z.string().nullable(),
  richText: RichText,
  image: ContentImage.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  healthCenters: z.array(PageReference),
  /** Fitness clubs where a trainer works. */
  workPlaces: z.array(PageReference),
  /** Goals that a trainer helps with. */
  categories: z.array(z.string()),
  /** Percent of a full position. */
  position: z.number().min(0).max(100).nullable(),
  specialization: z.string().nullable(),
  substitute: z.string().nullable(),
})
export type StaffPerson = z.infer<typeof StaffPerson>

/** Doctors are found by their health center, trainers by where they work and by what they help with. */
export const staffListRule: ListRule = {
  order: 'place',
  group: 'kind',
  filters: [
    { variable: 'healthCenter', collection: 'health-centers', options: 'healthCenters' },
    { variable: 'fitnessClub', collection: 'gyms', options: 'fitnessClubs' },
    { variable: 'goal', collection: 'categories', options: 'goals' },
  ],
}
