import { z } from 'zod'
import { absenceKinds, departureKinds, markKinds } from '#core/kindergartens/states.ts'

const instant = z.iso.datetime()

export const DayChild = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Of its latest presence today. */
  arrivedAt: instant.nullable(),
  departedAt: instant.nullable(),
  departedHow: z.enum(departureKinds).nullable(),
  absence: z
    .strictObject({
      kind: z.enum(absenceKinds),
      /** `09:30`, of a late arrival. */
      arrivesAt: z.string().nullable(),
      byGuardian: z.boolean(),
    })
    .nullable(),
  /** What a tablet of the department recorded last today, to be undone. */
  lastMark: z.strictObject({ id: z.uuid(), kind: z.enum(markKinds), at: instant }).nullable(),
  /** Another tablet has recorded the same arrival or departure; the earlier one counts. */
  isDoubled: z.boolean(),
})
export type DayChild = z.infer<typeof DayChild>

export const TabletDay = z.strictObject({
  deviceId: z.uuid(),
  deviceName: z.string(),
  kindergarten: z.string(),
  department: z.string(),
  /** The clock of the server. */
  now: instant,
  /** In Norway. */
  onDate: z.iso.date(),
  /** By first name. */
  children: z.array(DayChild),
  /** Who may give a PIN here. */
  employees: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  /** Conversations with guardians of which nobody has read the latest. */
  unreadThreads: z.int(),
  /** Who has given one, and until when health data and conversations are open. */
  opened: z.strictObject({ by: z.string(), until: instant }).nullable(),
})
export type TabletDay = z.infer<typeof TabletDay>
