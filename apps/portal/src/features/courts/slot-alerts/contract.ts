import { z } from 'zod'

const id = z.int().positive().max(2_147_483_647)
const named = z.strictObject({ id, name: z.string() })
const instant = z.iso.datetime()

/** A time that a member wants to be notified about when it becomes free. */
export const SlotAlert = z.strictObject({
  id: z.int().positive(),
  category: named,
  /** Null: at any centre. */
  sportsCenter: named.nullable(),
  /** Null: any court of the category there. */
  court: named.nullable(),
  startTime: instant,
  endTime: instant,
  /** The member has been notified; the time may be taken again since. */
  isNotified: z.boolean(),
})
export type SlotAlert = z.infer<typeof SlotAlert>

/** Coming alerts, by time. */
export const SlotAlerts = z.strictObject({ items: z.array(SlotAlert) })
export type SlotAlerts = z.infer<typeof SlotAlerts>

export const SlotAlertRequest = z.strictObject({
  categoryId: id,
  sportsCenterId: id.nullable(),
  courtId: id.nullable(),
  startTime: z.iso.datetime({ offset: true }),
  endTime: z.iso.datetime({ offset: true }),
})
export type SlotAlertRequest = z.infer<typeof SlotAlertRequest>

export const SlotAlertId = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
})
