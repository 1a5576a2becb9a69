import { notFound } from '@tanstack/react-router'
import type { FilterOption } from '@trivsel/content-contract/content'
import type { Event } from '@trivsel/content-contract/kinds/events/contract'
import type { FixedPage } from '@trivsel/content-contract/pages'
import type { ContentData } from '@trivsel/content-contract/queries'
import { getLocale } from '#locale'
import { m } from '#messages'
import { callEndpoint } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type Absence, orNotFound } from '#ui/or-not-found.ts'
import { type CalendarItem, itemOfEditors, itemOfOthers } from './calendar-item.ts'
import type { ListedEvents } from './contract.ts'
import { eventEndpoints } from './endpoints.ts'
import type { EventSearch } from './event-search.ts'
import { ofAssociations } from './of-associations.ts'

/** Events of the editors on one page of the calendar, the same on every screen. */
const pageSize = 40
/** After so many of their pages the calendar has no others. */
const mostPages = 25

/** @property now milliseconds since 1970 when it was loaded */
export type EventList = {
  fixedPage: FixedPage | null
  items: CalendarItem[]
  total: number
  page: number
  pages: number
  categories: FilterOption[]
  places: FilterOption[]
  now: number
}

type OfEditors = ContentData<'eventList'>

/**
 * One page of the calendar: events of the editors, with those of others between them. Each page of the
 * editors' events is one here or, where many others come between, several.
 */
export async function loadEventList(search: EventSearch): Promise<EventList> {
  const list = await readEventList(search)
  // A page that there is not falls back to the first one.
  return list.page > list.pages ? readEventList({ ...search, page: 1 }) : list
}

async function readEventList({ category, place, page = 1 }: EventSearch): Promise<EventList> {
  const now = Date.now()
  const today = osloDate(new Date(now))
  const locale = getLocale()
  const onlyAssociations = category === ofAssociations
  const read = (number: number) =>
    fetchContent('eventList', {
      locale,
      page: number,
      pageSize,
      today,
      category: onlyAssociations ? null : (category ?? null),
      place: place ?? null,
    })
  const first = await read(1)
  const own = onlyAssociations ? { ...first, items: [], total: 0 } : first
  const pagesOfEditors = Math.min(mostPages, Math.max(1, Math.ceil(own.total / pageSize)))
  const later = Array.from({ length: pagesOfEditors - 1 }, (_, at) => read(at + 2))
  const ofEditors = [own, ...(await Promise.all(later))]
  const placeName = first.places.find(({ key }) => key === place)?.name
  // A category of the editors has no events of others; nor has a place that they do not name.
  const isAlone = (category && !onlyAssociations) || (place && !placeName)
  const others = isAlone
    ? alone(page, pagesOfEditors)
    : await loadOthers({ locale, today, page, ...boundsOf(ofEditors), place: placeName ?? '' })
  return {
    fixedPage: first.fixedPage,
    items: together(ofEditors[others.range ?? -1]?.items ?? [], others),
    total: own.total + others.total,
    page,
    pages: others.pages,
    categories: [...first.categories, ...categoryOfAssociations()],
    places: first.places,
    now,
  }
}

const alone = (page: number, pages: number): ListedEvents => ({
  items: [],
  range: page <= pages ? page - 1 : null,
  from: null,
  until: null,
  pages,
  total: 0,
})

/** The calendar of the editors is there also while ours has no answer. */
function loadOthers(
  query: Parameters<typeof callEndpoint<typeof eventEndpoints.listOthers>>[1]['query'],
): Promise<ListedEvents> {
  const pages = query.bounds === '' ? 1 : query.bounds.split(',').length + 1
  return callEndpoint(eventEndpoints.listOthers, { query }).catch(() => alone(query.page, pages))
}

const boundsOf = (ofEditors: readonly OfEditors[]) => ({
  bounds: ofEditors
    .slice(1)
    .flatMap(({ items }) => items[0]?.startsAt ?? [])
    .join(','),
})

function together(
  ofEditors: OfEditors['items'],
  { items, from, until }: ListedEvents,
): CalendarItem[] {
  const own = ofEditors.filter(
    ({ startsAt }) => (from === null || startsAt >= from) && (until === null || startsAt < until),
  )
  return [...own.map(itemOfEditors), ...items.map(itemOfOthers)].toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : Number(one.startsAt > other.startsAt),
  )
}

const categoryOfAssociations = (): FilterOption[] =>
  isServiceOffered('associations')
    ? [{ key: ofAssociations, name: m.events_of_associations() }]
    : []

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
