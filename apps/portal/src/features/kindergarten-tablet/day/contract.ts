import { z } from 'zod'
import { absenceKinds, departureKinds } from '#core/kindergartens/states.ts'

const instant = z.iso.datetime()

export const DayPresence = z.strictObject({
  id: z.uuid(),
  arrivedAt: instant,
  departedAt: instant.nullable(),
  departedHow: z.enum(departureKinds).nullable(),
})
export type DayPresence = z.infer<typeof DayPresence>

export const StaffDayChild = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  presences: z.array(DayPresence),
  absence: z
    .strictObject({
      kind: z.enum(absenceKinds),
      /** `09:30`, of a late arrival. */
      arrivesAt: z.string().nullable(),
      byGuardian: z.boolean(),
    })
    .nullable(),
})
export type StaffDayChild = z.infer<typeof StaffDayChild>

export const StaffDay = z.strictObject({
  departments: z.array(
    z.strictObject({ id: z.uuid(), name: z.string(), kindergarten: z.string() }),
  ),
  /** Null where the caller has no department. */
  departmentId: z.uuid().nullable(),
  onDate: z.iso.date(),
  /** In Norway. */
  today: z.iso.date(),
  /** Not on weekends, public holidays and closing days. */
  isOpen: z.boolean(),
  /** By first name. */
  children: z.array(StaffDayChild),
})
export type StaffDay = z.infer<typeof StaffDay>

/** Who is where, for a fire drill. No health data is in it, and no restricted telephone number. */
export const FireList = z.strictObject({
  kindergarten: z.string(),
  department: z.string(),
  at: instant,
  children: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      arrivedAt: instant.nullable(),
      isHere: z.boolean(),
      phones: z.array(z.strictObject({ name: z.string(), phone: z.string() })),
    }),
  ),
})
export type FireList = z.infer<typeof FireList>
