import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { EventPlaces, OwnBooking, OwnPlace } from '../contract.ts'
import { rulesText } from '../place-texts.ts'
import { eventPlacesQuery, ownBookingQuery } from '../queries.ts'
import styles from './Book.module.css'
import { BookForm } from './BookForm.tsx'
import { OwnPlaceBox } from './OwnPlaceBox.tsx'

/** On the public page of an event: booking a place, and what one has there. */
export function BookEvent({ eventId }: { eventId: string }) {
  return (
    <QueryProvider>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <Booking eventId={eventId} />
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </QueryProvider>
  )
}

function Booking({ eventId }: { eventId: string }) {
  const user = useSessionUser()
  const places = useQuery(eventPlacesQuery(eventId))
  const own = useQuery({ ...ownBookingQuery(eventId), enabled: Boolean(user) })
  if (places.data?.state === 'none') return null
  return (
    <section aria-labelledby="book-event" className={styles.booking}>
      <h2 id="book-event">{m.event_place_heading()}</h2>
      {places.data ? (
        <>
          <PlaceFacts places={places.data} hasOwnRule={hasOwnRule(own.data)} />
          {user === null && <ForVisitor places={places.data} />}
          {user === undefined && <Waiting rows={2} />}
          {user && own.data && <ForUser eventId={eventId} places={places.data} own={own.data} />}
          {user && !own.data && own.isPending && <Waiting rows={2} />}
          {user && !own.data && own.isError && (
            <LoadFailure text={m.event_place_load_error()} retry={() => own.refetch()} />
          )}
        </>
      ) : places.isError ? (
        <LoadFailure text={m.event_place_load_error()} retry={() => places.refetch()} />
      ) : (
        <Waiting rows={3} />
      )}
    </section>
  )
}

/** Somebody whose event was moved has another rule for cancelling than those who book now. */
const hasOwnRule = (own: OwnBooking | undefined): boolean =>
  Boolean(own?.place && isActive(own.place) && own.place.isMoved)

function PlaceFacts({ places, hasOwnRule }: { places: EventPlaces; hasOwnRule: boolean }) {
  const { capacity, free, waiting, memberPriceOre, priceOre, membersFirstUntil, closesAt } = places
  const isForMembers = places.audience === 'members'
  const costs = memberPriceOre > 0 || (priceOre > 0 && !isForMembers)
  return (
    <>
      <Facts>
        {places.state === 'open' && (
          <Fact label={m.event_place_places()}>
            {free > 0
              ? m.event_place_free_of({ free, capacity })
              : m.event_place_full({ capacity, waiting })}
          </Fact>
        )}
        {places.state === 'open' && closesAt && (
          <Fact label={m.event_place_closes()}>{formatDayAndTime(new Date(closesAt))}</Fact>
        )}
      </Facts>
      {places.state === 'open' && membersFirstUntil && (
        <p>
          {m.event_place_members_first({ until: formatDayAndTime(new Date(membersFirstUntil)) })}
        </p>
      )}
      {places.state === 'open' && costs && !hasOwnRule && <p>{rulesText(places)}</p>}
      <StateNotice places={places} />
    </>
  )
}

function StateNotice({ places: { state } }: { places: EventPlaces }) {
  switch (state) {
    case 'called-off':
      return (
        <NoticeBox tone="warning">
          <p>{m.event_place_called_off()}</p>
        </NoticeBox>
      )
    case 'closed':
      return <p>{m.event_place_closed()}</p>
    case 'association-closed':
      return <p>{m.event_place_association_closed()}</p>
    default:
      return null
  }
}

function ForVisitor({ places }: { places: EventPlaces }) {
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  if (places.state !== 'open') return null
  return (
    <div className={styles.buttons}>
      <a className="ds-button" href={loginAddress(pagePath('login', getLocale()), here)}>
        {m.event_place_log_in()}
      </a>
    </div>
  )
}

function ForUser(props: { eventId: string; places: EventPlaces; own: OwnBooking }) {
  const { eventId, places, own } = props
  const { place } = own
  if (place && isActive(place)) return <OwnPlaceBox {...props} place={place} />
  return (
    <>
      {place && <EndedPlace place={place} />}
      {places.state !== 'open' ? null : places.audience === 'members' && !own.isMember ? (
        <p>{m.event_place_for_members()}</p>
      ) : (
        <BookForm key={own.priceOre} eventId={eventId} places={places} own={own} />
      )}
    </>
  )
}

const isActive = ({ state }: OwnPlace) =>
  state === 'held' || state === 'booked' || state === 'waiting'

/** What became of a place that is no more. */
function EndedPlace({ place }: { place: OwnPlace }) {
  if (place.cancelledBecause === 'called-off') return null
  return (
    <NoticeBox tone="info">
      <p>
        {place.state === 'expired'
          ? m.event_place_expired_before()
          : m.event_place_cancelled_before()}
      </p>
    </NoticeBox>
  )
}
