import { staffKey } from '#core/staff-area/queries.ts'

/** Of everything that staff see of surveys and extra openings. */
export const staffDaysKey = [...staffKey, 'kindergarten-days'] as const

/** Of what a guardian sees. */
export const daysKey = ['kindergarten-days'] as const
