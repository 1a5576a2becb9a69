import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { sentenceCase } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import styles from '../../book/components/Book.module.css'
import { movedText, waitingText } from '../../book/place-texts.ts'
import { eventAddress } from '../../model/event-address.ts'
import { placeCalendarEndpoint } from '../../model/place-calendar-endpoint.ts'
import type { OwnEvent } from '../contract.ts'
import { ownEventsQuery } from '../queries.ts'

/** Events at which one has a place, waits for one or has to pay. Nothing for somebody without. */
export function MyEvents() {
  const events = useQuery(ownEventsQuery)
  if (!events.data)
    return events.isError ? (
      <LoadFailure text={m.event_place_mine_error()} retry={() => events.refetch()} />
    ) : null
  if (events.data.length === 0) return null
  return (
    <section aria-labelledby="my-association-events" className={styles.booking}>
      <h2 id="my-association-events">{m.event_place_mine()}</h2>
      <ul className={styles.list}>
        {events.data.map((event) => (
          <li key={event.place.id}>
            <Event event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Event({ event }: { event: OwnEvent }) {
  const { eventId, title, association, startsAt, where, link, place } = event
  return (
    <>
      <h3>
        <ContentLink href={eventAddress(eventId)}>{textOrOther(title)}</ContentLink>
      </h3>
      <p>
        <time dateTime={startsAt}>{sentenceCase(formatDayAndTime(new Date(startsAt)))}</time> ·{' '}
        {where} · {association}
      </p>
      <p>
        <StateTag place={place} />
      </p>
      <Next event={event} />
      {link && (
        <p>
          <a href={link}>{m.event_place_video()}</a>
        </p>
      )}
    </>
  )
}

function StateTag({ place: { state } }: Pick<OwnEvent, 'place'>) {
  if (state === 'booked') return <Tag data-color="success">{m.event_place_state_booked()}</Tag>
  if (state === 'held') return <Tag data-color="warning">{m.event_place_state_held()}</Tag>
  return <Tag data-color="info">{m.event_place_state_waiting()}</Tag>
}

function Next({ event }: { event: OwnEvent }) {
  const { eventId, place } = event
  if (place.state === 'waiting') {
    const { position, reason } = waitingText(place, event)
    return (
      <p>
        {position} {reason}
      </p>
    )
  }
  if (place.state === 'held')
    return (
      <p>
        {place.expiresAt &&
          m.event_place_held_until({ until: formatDayAndTime(new Date(place.expiresAt)) })}{' '}
        <ContentLink href={pagePath('eventPlacePay', getLocale(), { id: eventId })}>
          {m.event_place_pay({ amount: formatKroner(place.priceOre) })}
        </ContentLink>
      </p>
    )
  const moved = movedText(place)
  return (
    <>
      {moved && <p>{moved}</p>}
      <p>
        <a
          href={endpointAddress(placeCalendarEndpoint, {
            params: { id: eventId },
            query: { language: getLocale() },
          })}
        >
          {m.event_place_calendar()}
        </a>
      </p>
    </>
  )
}
