import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'

const instant = z.iso.datetime()

/** More pages of the editors' events than this are not joined with others. */
const mostBounds = 25

/** What the calendar asks for beside the events of the editors. */
export const ListedQuery = z.object({
  locale: z.enum(locales),
  /** The day in Norway from which on the calendar shows events. */
  today: z.iso.date(),
  page: z.coerce.number().int().min(1).max(10_000),
  /** Where the second page of the editors' events begins, the third and so on, with commas between. */
  bounds: z
    .string()
    .max(1_000)
    .refine((text) => text === '' || text.split(',').every((one) => instant.safeParse(one).success))
    .refine((text) => text.split(',').length <= mostBounds),
  /** Only those whose place has this in it. */
  place: z.string().max(100),
})
export type ListedQuery = z.infer<typeof ListedQuery>

export const ListedEvent = z.strictObject({
  id: z.string(),
  href: z.string(),
  title: z.string(),
  lang: z.string().nullable(),
  summary: z.string(),
  startsAt: instant,
  endsAt: instant,
  place: z.string(),
  organiser: z.string(),
  isCalledOff: z.boolean(),
})
export type ListedEvent = z.infer<typeof ListedEvent>

export const ListedEvents = z.strictObject({
  items: z.array(ListedEvent),
  /** The page of the editors' events that belongs to this page, from 0; null: there is no such page. */
  range: z.int().nullable(),
  /** Of that page, only events that start at `from` or later, and before `until`. */
  from: instant.nullable(),
  until: instant.nullable(),
  /** How many pages there are, and how many events in all. */
  pages: z.int(),
  total: z.int(),
})
export type ListedEvents = z.infer<typeof ListedEvents>
