import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { storeMessage } from '#ui/snackbar/use-stored-message.ts'
import { Waiting } from '#ui/Waiting.tsx'
import { eventErrorText } from '../../model/event-refusal-texts.ts'
import type { OwnEvents } from '../contract.ts'
import { createEvents, eventQueriesOf, openEventQuery, ownEventsQuery } from '../queries.ts'
import { copyOf, emptyEvent, type TypedEvent } from '../typed-event.ts'
import styles from './EventForm.module.css'
import { EventForm } from './EventForm.tsx'

/** A new event, or a series. */
export function CreateEventPage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.association_event_create()} id={id} right="events">
      {() => <NewEvent id={id} initial={emptyEvent()} />}
    </AssociationFrame>
  )
}

/** A copy of an event: filled in, without its days. */
export function DuplicateEventPage({ id, eventId }: { id: string; eventId: string }) {
  return (
    <AssociationFrame heading={m.association_event_duplicate()} id={id} right="events">
      {() => <Copy id={id} eventId={eventId} />}
    </AssociationFrame>
  )
}

function Copy({ id, eventId }: { id: string; eventId: string }) {
  const { data, error, refetch } = useQuery(openEventQuery(id, eventId))
  if (error && !data) return <LoadFailure text={eventErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return <NewEvent id={id} initial={copyOf(data.event)} />
}

function NewEvent({ id, initial }: { id: string; initial: TypedEvent }) {
  const { data, error, refetch } = useQuery(ownEventsQuery(id))
  if (error && !data) return <LoadFailure text={eventErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return <NewEventForm id={id} initial={initial} own={data} />
}

function NewEventForm({ id, initial, own }: { id: string; initial: TypedEvent; own: OwnEvents }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const navigate = useNavigate()
  const publishes = useRef(false)
  return (
    <EventForm
      initial={initial}
      isNew
      before={!own.mayPublish && <CannotPublish />}
      send={async (event, days) => {
        const body = { event, days: [...days], publish: publishes.current }
        const { state } = await whileLoggedIn(() => createEvents(id, body))
        await queryClient.invalidateQueries(eventQueriesOf(id))
        storeMessage(savedTexts[state]())
        await navigate({ to: '/my-page/associations/details/$id/events', params: { id } })
      }}
    >
      {(isSubmitting) => (
        <div className={styles.buttons}>
          {own.mayPublish && (
            <Button
              type="submit"
              loading={isSubmitting}
              onClick={() => {
                publishes.current = true
              }}
            >
              {own.isTrusted ? m.association_event_publish() : m.association_event_send()}
            </Button>
          )}
          <Button
            type="submit"
            variant="secondary"
            loading={isSubmitting}
            onClick={() => {
              publishes.current = false
            }}
          >
            {m.association_event_save_draft()}
          </Button>
        </div>
      )}
    </EventForm>
  )
}

const savedTexts = {
  draft: m.association_event_saved_draft,
  waiting: m.association_event_sent,
  published: m.association_event_published_done,
  'sent-back': m.association_event_saved,
  'called-off': m.association_event_saved,
} as const

/** Why nothing can be published now; drafts can be written. */
export function CannotPublish() {
  return (
    <NoticeBox tone="warning">
      <p>{m.association_event_cannot_publish()}</p>
    </NoticeBox>
  )
}
