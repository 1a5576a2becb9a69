import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { HoldTime } from '#core/places/HoldTime.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { placeCalendarEndpoint } from '../../model/place-calendar-endpoint.ts'
import type { EventPlaces, OwnBooking, OwnPlace } from '../contract.ts'
import { cancelText, movedText, waitingText } from '../place-texts.ts'
import { refetchPlaces } from '../queries.ts'
import styles from './Book.module.css'
import { CancelPlaceDialog } from './CancelPlaceDialog.tsx'
import { ChangeAnswers } from './ChangeAnswers.tsx'

type Props = { eventId: string; places: EventPlaces; own: OwnBooking; place: OwnPlace }

/** What somebody has at an event: a place, one that they have to pay for, or their place in the queue. */
export function OwnPlaceBox({ eventId, places, own, place }: Props) {
  const [isCancelling, setCancelling] = useState(false)
  const canCancel = place.refundOre !== null
  return (
    <>
      <NoticeBox {...noticeOf(place)}>
        <State eventId={eventId} places={places} place={place} />
      </NoticeBox>
      {own.questions.length > 0 && canCancel && (
        <ChangeAnswers eventId={eventId} questions={own.questions} stored={place.answers} />
      )}
      {canCancel && (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => setCancelling(true)}>
            {cancelText(place)}
          </Button>
        </div>
      )}
      {isCancelling && (
        <CancelPlaceDialog eventId={eventId} place={place} onClose={() => setCancelling(false)} />
      )}
    </>
  )
}

function noticeOf({ state, isPromoted }: OwnPlace) {
  switch (state) {
    case 'booked':
      return { tone: 'success', heading: m.event_place_have() } as const
    case 'held':
      return {
        tone: 'warning',
        heading: isPromoted ? m.event_place_promoted() : m.event_place_to_pay(),
      } as const
    default:
      return { tone: 'info', heading: m.event_place_you_wait() } as const
  }
}

function State({ eventId, places, place }: Omit<Props, 'own'>) {
  if (place.state === 'waiting') {
    const { position, reason } = waitingText(place, places)
    return (
      <>
        <p>{position}</p>
        <p>{reason}</p>
        <p>
          {place.priceOre > 0
            ? m.event_place_queue_pays({ hours: places.promotedHours })
            : m.event_place_queue_free()}
        </p>
      </>
    )
  }
  const moved = movedText(place)
  if (place.state === 'held' && place.expiresAt)
    return (
      <>
        {moved && <p>{moved}</p>}
        <HoldTime expiresAt={new Date(place.expiresAt)} onOver={() => void refetchPlaces()} />
        <p>
          <a className="ds-button" href={pagePath('eventPlacePay', getLocale(), { id: eventId })}>
            {m.event_place_pay({ amount: formatKroner(place.priceOre) })}
          </a>
        </p>
      </>
    )
  return (
    <>
      {moved && <p>{moved}</p>}
      {place.isPaid && <p>{m.event_place_paid({ amount: formatKroner(place.priceOre) })}</p>}
      <p>
        <ContentLink
          href={endpointAddress(placeCalendarEndpoint, {
            params: { id: eventId },
            query: { language: getLocale() },
          })}
        >
          {m.event_place_calendar()}
        </ContentLink>
      </p>
    </>
  )
}
