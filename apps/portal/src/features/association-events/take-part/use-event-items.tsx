import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { eventAddress } from '../model/event-address.ts'
import type { OwnEvent } from './contract.ts'
import { ownEventsQuery } from './queries.ts'

/** Places that have to be paid, and the next event. */
export function useEventItems(): MyPageItems {
  const events = useQuery(ownEventsQuery)
  return itemsOf(events, m.event_place_mine_error(), (items) =>
    items.filter(({ place }) => place.state !== 'waiting').map(itemOf),
  )
}

function itemOf({ eventId, title, association, startsAt, place }: OwnEvent): MyPageItem {
  const isHeld = place.state === 'held'
  return {
    id: place.id,
    urgency: isHeld ? 'action' : 'next',
    at: isHeld ? place.expiresAt : startsAt,
    content: (
      <ItemCard
        heading={isHeld ? m.event_place_to_pay() : m.event_place_next()}
        {...(isHeld && { tone: 'attention' })}
      >
        <p className={styles.name}>{textOrOther(title)}</p>
        <p>
          <time dateTime={startsAt}>{sentenceCase(formatDayAndTime(new Date(startsAt)))}</time> ·{' '}
          {association}
        </p>
        {isHeld && place.expiresAt && (
          <p>{m.event_place_held_until({ until: formatDayAndTime(new Date(place.expiresAt)) })}</p>
        )}
        <p>
          {isHeld ? (
            <ContentLink href={pagePath('eventPlacePay', getLocale(), { id: eventId })}>
              {m.event_place_pay({ amount: formatKroner(place.priceOre) })}
            </ContentLink>
          ) : (
            <ContentLink href={eventAddress(eventId)}>{m.event_place_to_event()}</ContentLink>
          )}
        </p>
      </ItemCard>
    ),
  }
}
