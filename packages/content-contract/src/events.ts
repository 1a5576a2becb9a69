import { z } from 'zod'
import { ContentImage, contentPageFields, PageReference, TextLink } from './content.ts'

/** One choice of a filter: `key` goes into the address, `name` is read. */
export const FilterOption = z.strictObject({ key: z.string(), name: z.string() })
export type FilterOption = z.infer<typeof FilterOption>

export const EventCard = z.strictObject({
  id: z.int(),
  displayName: z.string(),
  ingress: z.string().nullable(),
  image: ContentImage.nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  category: FilterOption.nullable(),
  place: PageReference.nullable(),
})
export type EventCard = z.infer<typeof EventCard>

export const Event = EventCard.extend({
  ...contentPageFields,
  /** Room or meeting point, beside the place. */
  room: z.string().nullable(),
  organiser: z.string().nullable(),
  button: TextLink.nullable(),
})
export type Event = z.infer<typeof Event>
