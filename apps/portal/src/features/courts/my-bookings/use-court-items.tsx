import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDay, formatTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { CourtBooking } from './contract.ts'
import { courtBookingsQuery } from './queries.ts'

/** Courts that wait for their payment, and the next one. */
export function useCourtItems(): MyPageItems {
  const bookings = useQuery(courtBookingsQuery(getLocale()))
  return itemsOf(bookings, m.my_courts_load_error(), ({ coming }) => coming.map(itemOf))
}

function itemOf(booking: CourtBooking): MyPageItem {
  const { id, state, expiresAt, court, sportsCenter } = booking
  const start = new Date(booking.startTime)
  const isHeld = state === 'held'
  return {
    id,
    urgency: isHeld ? 'action' : 'next',
    at: isHeld ? expiresAt : booking.startTime,
    content: (
      <ItemCard
        heading={isHeld ? m.my_courts_held() : m.my_courts_next()}
        {...(isHeld && { tone: 'attention' })}
      >
        <p className={styles.name}>{court.name}</p>
        <p>
          <time dateTime={booking.startTime}>
            {sentenceCase(formatDay(start))}, {formatTime(start)}
          </time>{' '}
          · {sportsCenter.name}
        </p>
        {isHeld && expiresAt && (
          <p>{m.my_courts_held_text({ time: formatTime(new Date(expiresAt)) })}</p>
        )}
        <p>
          <ContentLink href={`${pagePath('mySports', getLocale())}#my-courts`}>
            {m.my_courts_to_bookings()}
          </ContentLink>
        </p>
      </ItemCard>
    ),
  }
}
