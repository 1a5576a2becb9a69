import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Row } from '#ui/rows/Rows.tsx'
import { eventTimeText } from '../../model/event-time-text.ts'
import { StaffEventPlaces } from '../../staff-places/components/StaffEventPlaces.tsx'
import type { StaffEvent } from '../contract.ts'
import styles from './EventsPage.module.css'
import { EventStateTag } from './EventsPage.tsx'
import { StaffCallOffDialog } from './StaffCallOffDialog.tsx'

/** For staff: an event to come, who has a place there, and calling it off. */
export function ComingEvent({ event }: { event: StaffEvent }) {
  const [showsPlaces, setShowsPlaces] = useState(false)
  const [callsOff, setCallsOff] = useState(false)
  const locale = getLocale()
  const { id, association, capacity, state } = event
  const title = writtenText(event.title)
  const ofTitle = <span className="ds-sr-only">: {title.text}</span>
  return (
    <Row
      name={
        <span className={styles.name}>
          <ContentLink href={pagePath('associationEvent', locale, { id })}>
            <span lang={title.lang}>{title.text}</span>
          </ContentLink>
          {state === 'called-off' && <EventStateTag state={state} />}
        </span>
      }
      details={
        <>
          <p>
            <ContentLink href={pagePath('associationProfile', locale, { slug: association.slug })}>
              {association.name}
            </ContentLink>
            , {eventTimeText(event)}
          </p>
          {showsPlaces && <StaffEventPlaces eventId={id} />}
          {callsOff && <StaffCallOffDialog event={event} onClose={() => setCallsOff(false)} />}
        </>
      }
      action={
        state === 'published' && (
          <div className={styles.links}>
            {capacity !== null && (
              <Button
                variant="secondary"
                aria-expanded={showsPlaces}
                onClick={() => setShowsPlaces(!showsPlaces)}
              >
                {showsPlaces
                  ? m.association_event_staff_hide_places()
                  : m.association_event_staff_show_places()}
                {ofTitle}
              </Button>
            )}
            <Button variant="tertiary" onClick={() => setCallsOff(true)}>
              {m.association_event_call_off()}
              {ofTitle}
            </Button>
          </div>
        )
      }
    />
  )
}
