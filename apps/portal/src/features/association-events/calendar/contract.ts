import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { localized } from '#platform/i18n/localized.ts'
import { audiences } from '../model/states.ts'

const text = localized(z.string())

export const PublicEventId = z.object({ id: z.uuid() })
export const AssociationSlug = z.object({ slug: z.string().check(z.maxLength(60)) })

/** What everybody reads of an event. The link of a video meeting is for those who have a place. */
export const PublicEventPage = z.strictObject({
  id: z.string(),
  title: text,
  text,
  place: z.string(),
  /** It is also, or only, held in a video meeting. */
  hasLink: z.boolean(),
  languages: z.array(z.enum(locales)),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Why it does not take place; null while it does. */
  calledOff: z.nullable(z.string()),
  audience: z.enum(audiences),
  /** Null where people come as they are. */
  places: z.nullable(
    z.strictObject({
      capacity: z.int(),
      taken: z.int(),
      memberPriceOre: z.int(),
      priceOre: z.int(),
      refundHours: z.int(),
      lateRefundPercent: z.int(),
      /** Until then only members get places. */
      membersFirstUntil: z.nullable(z.string()),
      closesAt: z.string(),
    }),
  ),
  association: z.strictObject({ name: z.string(), slug: z.string(), isActive: z.boolean() }),
})
export type PublicEventPage = z.infer<typeof PublicEventPage>

/** Coming events on the page of an association. */
export const ComingEvents = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      title: text,
      startsAt: z.string(),
      endsAt: z.string(),
      place: z.string(),
      isCalledOff: z.boolean(),
    }),
  ),
})
export type ComingEvents = z.infer<typeof ComingEvents>
