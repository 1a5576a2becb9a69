import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { localized } from '#platform/i18n/localized.ts'
import { audiences, eventStates } from '../model/states.ts'

const text = localized(z.string())

export const EventId = z.object({ eventId: z.uuid() })

/** An event for staff; one that waits stands for all of its series that wait. */
export const StaffEvent = z.strictObject({
  id: z.string(),
  version: z.int(),
  association: z.strictObject({ id: z.string(), name: z.string(), slug: z.string() }),
  title: text,
  text,
  place: z.string(),
  languages: z.array(z.enum(locales)),
  startsAt: z.string(),
  endsAt: z.string(),
  audience: z.enum(audiences),
  state: z.enum(eventStates),
  /** In days to come of the same series, itself among them. */
  dates: z.array(z.string()),
  /** Null where nobody books. */
  capacity: z.int().nullable(),
  priceOre: z.int(),
  memberPriceOre: z.int(),
})
export type StaffEvent = z.infer<typeof StaffEvent>

export const StaffEvents = z.strictObject({
  waiting: z.array(StaffEvent),
  /** Published or called off, and not over. */
  coming: z.array(StaffEvent),
})
export type StaffEvents = z.infer<typeof StaffEvents>

export const Decided = z.strictObject({ events: z.int() })
export type Decided = z.infer<typeof Decided>
