import { z } from 'zod'
import {
  ContentImage,
  contentPageFields,
  DateText,
  FilterOption,
  PageReference,
  TextLink,
} from '../../content.ts'
import type { KindContract } from '../../kind-contract.ts'
import { locales } from '../../locales.ts'
import { cardList, filterKey, paging } from '../../query-shapes.ts'
import { ImportEvent } from './import.ts'

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

export const eventContract = {
  queries: {
    eventList: {
      /** Events that end on `today` or later, earliest first. `place` is the slug of a study place. */
      variables: z.strictObject({
        locale: z.enum(locales),
        ...paging,
        today: DateText,
        category: filterKey,
        place: filterKey,
      }),
      data: cardList(EventCard).data.extend({
        categories: z.array(FilterOption),
        places: z.array(FilterOption),
      }),
    },
    eventById: {
      variables: z.strictObject({ locale: z.enum(locales), id: z.int().min(1).max(2_147_483_647) }),
      data: Event.nullable(),
    },
  },
  list: {
    order: 'start',
    endsWithLastDay: true,
    filters: [
      { variable: 'category', collection: 'categories', options: 'categories' },
      { variable: 'place', collection: 'study-places', options: 'places' },
    ],
  },
  importItem: ImportEvent,
  words: { no: 'arrangement', en: 'event' },
} as const satisfies KindContract
