import type { EventCard, Event as EventPage } from '@trivsel/content-contract/kinds/events/contract'
import type { ListFacts } from '@trivsel/content-contract/projection/published-item'
import { osloDate } from '../../oslo-time.ts'
import type { Event } from '../../payload-types.ts'
import { listFacts } from '../../projection/projected.ts'
import { toPageBase } from '../../queries/content-page.ts'
import { contentQuery } from '../../queries/content-query.ts'
import {
  choose,
  readCategoryChoices,
  readPageChoices,
  toFilterOptions,
} from '../../queries/filter-choices.ts'
import { findDocuments } from '../../queries/find-documents.ts'
import { readListPage } from '../../queries/list-page.ts'
import type { PageTexts } from '../../queries/page-texts.ts'
import { readAlternates } from '../../queries/read-alternates.ts'
import type { Reading } from '../../queries/reading.ts'
import { referenceId, referenceIds } from '../../queries/reference-id.ts'
import { toCardImage } from '../../queries/to-content-image.ts'
import { toTextLink } from '../../queries/to-link.ts'
import { toCategory } from '../../queries/to-named.ts'
import { toPageReference } from '../../queries/to-page-reference.ts'

const cardSelect = {
  displayName: true,
  ingress: true,
  image: true,
  startsAt: true,
  endsAt: true,
  category: true,
  place: true,
} as const

type CardFields = Pick<Event, 'id' | keyof typeof cardSelect>

export function toEventCard(document: CardFields, reading: Reading): EventCard {
  return {
    id: document.id,
    displayName: document.displayName ?? '',
    ingress: document.ingress || null,
    image: toCardImage(document.image, reading),
    startsAt: document.startsAt,
    endsAt: document.endsAt ?? null,
    category: toCategory(document.category, reading),
    place: toPageReference('study-places', document.place, reading),
  }
}

export function toEvent(document: Event, reading: Reading): Omit<EventPage, 'alternates'> {
  return {
    ...toEventCard(document, reading),
    ...toPageBase(document, reading),
    room: document.room || null,
    organiser: document.organiser || null,
    button: toTextLink(document.button, reading),
  }
}

export const eventTexts: PageTexts<ReturnType<typeof toEvent>> = (page) => [
  page.category?.name,
  page.place?.name,
  page.room,
  page.organiser,
  page.button?.text,
]

export const lastDayOfEvent = ({ startsAt, endsAt }: Pick<Event, 'startsAt' | 'endsAt'>): string =>
  osloDate(endsAt ?? startsAt)

export function eventFacts(document: Event): ListFacts | null {
  if (!document.displayName || !document.startsAt) return null
  return listFacts({
    startsAt: document.startsAt,
    lastDay: lastDayOfEvent(document),
    references: {
      category: referenceIds([document.category]),
      place: referenceIds([document.place]),
    },
  })
}

/** The page of an event, but for its addresses; null while it has no name or no time. */
export const toEventPage = (document: Event, reading: Reading) =>
  document.displayName && document.startsAt ? toEvent(document, reading) : null

export const eventList = contentQuery('eventList', async (reading, variables) => {
  const { today, category, place, ...paging } = variables
  const coming = (await findListed(reading)).filter((event) => lastDayOfEvent(event) >= today)
  const [categories, places] = await Promise.all([
    readCategoryChoices(
      reading,
      coming.map((event) => referenceId(event.category)),
    ),
    readPageChoices(
      reading,
      'study-places',
      coming.map((event) => referenceId(event.place)),
    ),
  ])
  const categoryId = choose(categories, category)
  const placeId = choose(places, place)
  const ids = coming
    .filter((event) => categoryId === null || referenceId(event.category) === categoryId)
    .filter((event) => placeId === null || referenceId(event.place) === placeId)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt) || one.id - other.id)
    .map(({ id }) => id)
  const list = { collection: 'events', fixedPage: 'eventCalendar', ids } as const
  const answer = await readListPage(
    reading,
    { ...list, select: cardSelect, toItem: toEventCard },
    paging,
  )
  return {
    ...answer,
    categories: toFilterOptions(categories),
    places: toFilterOptions(places),
  }
})

/** An event that a draft has no time for yet is not in the list. */
async function findListed(reading: Reading): Promise<Event[]> {
  const listed = await findDocuments(reading, {
    collection: 'events',
    where: { displayName: { exists: true }, startsAt: { exists: true } },
    select: { displayName: true, startsAt: true, endsAt: true, category: true, place: true },
    depth: 0,
  })
  return listed.filter(({ displayName }) => displayName)
}

export const eventById = contentQuery('eventById', async (reading, { id }) => {
  const [document] = await findDocuments(reading, {
    collection: 'events',
    where: { id: { equals: id } },
    limit: 1,
  })
  reading.tags.add('events', document?.id)
  const page = document && toEventPage(document, reading)
  return page ? { ...page, alternates: await readAlternates(reading, 'event', page.id) } : null
})
