import { z } from 'zod/mini'
import { isDate } from '#platform/time/date.ts'
import { Day, Version } from '../model/forms.ts'

/** Of a full place. The database has the same limits. */
export const leastPercent = 20

const Percent = z
  .int('PERCENT_INVALID')
  .check(z.minimum(leastPercent, 'PERCENT_INVALID'), z.maximum(100, 'PERCENT_INVALID'))
const DepartmentId = z.uuid('DEPARTMENT_REQUIRED')

/** Where and when a child has a place. */
export const PlaceForm = z.strictObject({
  departmentId: DepartmentId,
  percent: Percent,
  startsOn: Day,
  /** The last day; null for a place without an end. */
  endsOn: z.nullable(Day),
  /** Staff have read that the department is full. */
  isFullAccepted: z.boolean(),
})
export type PlaceForm = z.infer<typeof PlaceForm>

/** What staff type of it. */
export const TypedPlace = z.object({
  departmentId: DepartmentId,
  percent: Percent,
  startsOn: Day,
  /** Empty for a place without an end. */
  endsOn: z.string().check(z.refine((day) => day === '' || isDate(day), 'DAY_REQUIRED')),
})

export const PlaceCorrection = z.extend(PlaceForm, { version: Version })
export type PlaceCorrection = z.infer<typeof PlaceCorrection>

/** Another department or share from a day on. */
export const PlaceMove = z.strictObject({
  departmentId: DepartmentId,
  percent: Percent,
  from: Day,
  isFullAccepted: z.boolean(),
  version: Version,
})
export type PlaceMove = z.infer<typeof PlaceMove>
