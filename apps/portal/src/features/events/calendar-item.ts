import { listedAddress } from '@trivsel/content-contract/addresses'
import type { ContentImage } from '@trivsel/content-contract/content'
import type { EventCard } from '@trivsel/content-contract/kinds/events/contract'
import { getLocale } from '#locale'
import type { ListedEvent } from './contract.ts'

/** One event of the calendar, of the editors or of somebody else. */
export type CalendarItem = {
  readonly key: string
  readonly href: string
  readonly displayName: string
  /** Of name and text, where they are not in the language of the page. */
  readonly lang: string | undefined
  readonly ingress: string | null
  readonly startsAt: string
  readonly endsAt: string | null
  /** Where, by whom, of which kind. */
  readonly facts: readonly string[]
  readonly image: ContentImage | null
  readonly isCalledOff: boolean
}

export const itemOfEditors = (event: EventCard): CalendarItem => {
  const { id, displayName, ingress, startsAt, endsAt, place, category, image } = event
  return {
    key: `event-${id}`,
    href: listedAddress('event', getLocale(), id),
    displayName,
    lang: undefined,
    ingress,
    startsAt,
    endsAt,
    facts: [place?.name, category?.name].filter((fact) => fact !== undefined),
    image,
    isCalledOff: false,
  }
}

export const itemOfOthers = (event: ListedEvent): CalendarItem => {
  const { id, href, title, lang, summary, startsAt, endsAt, place, organiser, isCalledOff } = event
  return {
    key: id,
    href,
    displayName: title,
    lang: lang ?? undefined,
    ingress: summary || null,
    startsAt,
    endsAt,
    facts: [place, organiser],
    image: null,
    isCalledOff,
  }
}
