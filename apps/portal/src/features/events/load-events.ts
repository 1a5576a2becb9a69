import { notFound } from '@tanstack/react-router'
import type { Event } from '@trivsel/content-contract/kinds/events/contract'
import type { ContentData } from '@trivsel/content-contract/queries'
import { getLocale } from '#locale'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type Absence, orNotFound } from '#ui/or-not-found.ts'
import type { EventSearch } from './event-search.ts'

/** Events on one page of the calendar, the same on every screen. */
const pageSize = 40

/** @property now milliseconds since 1970 when it was loaded */
export type EventList = ContentData<'eventList'> & { pageSize: number; now: number }

export async function loadEventList({ category, place, page }: EventSearch): Promise<EventList> {
  const now = Date.now()
  const list = await fetchContent('eventList', {
    locale: getLocale(),
    page: page ?? 1,
    pageSize,
    today: osloDate(new Date(now)),
    category: category ?? null,
    place: place ?? null,
  })
  return { ...list, pageSize, now }
}

/** One event; one that exists in the other language only leads there. */
export async function loadEvent(id: string): Promise<Event & { now: number }> {
  const number = Number(id)
  if (!/^[1-9]\d{0,9}$/.test(id) || number > 2_147_483_647)
    throw notFound({ data: { reason: 'NO_CONTENT' } satisfies Absence })
  const locale = getLocale()
  const event = await orNotFound(
    fetchContent('eventById', { locale, id: number }),
    async (other) => {
      const { alternates } = await fetchContent('eventById', { locale: other, id: number })
      return alternates[other] ?? null
    },
  )
  return { ...event, now: Date.now() }
}
