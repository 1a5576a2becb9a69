import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useStoredMessage } from '#ui/snackbar/use-stored-message.ts'
import { Waiting } from '#ui/Waiting.tsx'
import { CannotPublish } from '../../manage/components/NewEventPage.tsx'
import type { OwnEvent, OwnEvents } from '../../manage/contract.ts'
import { ownEventsQuery } from '../../manage/queries.ts'
import { eventStateNames } from '../../model/event-names.ts'
import { eventErrorText } from '../../model/event-refusal-texts.ts'
import { eventTimeText } from '../../model/event-time-text.ts'
import type { EventState } from '../../model/states.ts'
import { type EventGroup, eventGroups, groupOwnEvents } from '../group-own-events.ts'
import { EventActions } from './EventActions.tsx'
import styles from './EventsPage.module.css'

/** The events of an association, for its board. */
export function EventsPage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.association_event_heading()} id={id} right="events">
      {() => <OwnList id={id} />}
    </AssociationFrame>
  )
}

function OwnList({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ownEventsQuery(id))
  useStoredMessage()
  if (error && !data) return <LoadFailure text={eventErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const createPath = pagePath('createAssociationEvent', getLocale(), { id })
  const groups = groupOwnEvents(data.items, new Date())
  return (
    <div className={styles.page}>
      {data.mayPublish ? <HowPublished own={data} /> : <CannotPublish />}
      <p className={styles.links}>
        <ContentLink href={createPath} className="ds-button">
          {m.association_event_create()}
        </ContentLink>
      </p>
      {data.items.length === 0 && (
        <EmptyState>
          <p>{m.association_event_none()}</p>
        </EmptyState>
      )}
      {eventGroups.map((group) => {
        const events = groups[group]
        return (
          events.length > 0 && (
            <section key={group} className={styles.section} aria-labelledby={`events-${group}`}>
              <h2 id={`events-${group}`}>{groupNames[group]()}</h2>
              {group === 'waiting' && <p>{m.association_event_waiting_help()}</p>}
              <Rows>
                {events.map((event) => (
                  <EventLine key={event.id} id={id} event={event} own={data} />
                ))}
              </Rows>
            </section>
          )
        )
      })}
    </div>
  )
}

const groupNames: Readonly<Record<EventGroup, () => string>> = {
  waiting: m.association_event_group_waiting,
  coming: m.association_event_group_coming,
  drafts: m.association_event_group_drafts,
  past: m.association_event_group_past,
}

/** Why events wait, and how an association becomes trusted. */
function HowPublished({ own }: { own: OwnEvents }) {
  if (own.isTrusted) return null
  return (
    <NoticeBox tone="info">
      <p>{m.association_event_not_trusted()}</p>
    </NoticeBox>
  )
}

const tones = {
  draft: 'neutral',
  waiting: 'info',
  'sent-back': 'warning',
  published: 'success',
  'called-off': 'danger',
} as const

export function EventStateTag({ state }: { state: EventState }) {
  return <Tag data-color={tones[state]}>{eventStateNames[state]()}</Tag>
}

function EventLine({ id, event, own }: { id: string; event: OwnEvent; own: OwnEvents }) {
  const title = writtenText(event.title)
  return (
    <Row
      name={
        <span className={styles.name}>
          <span lang={title.lang}>{title.text}</span>
          <EventStateTag state={event.state} />
        </span>
      }
      details={
        <div className={styles.details}>
          <p>
            {eventTimeText(event)}, {event.place}
          </p>
          {event.capacity !== null && (
            <p>
              {m.association_event_taken({ taken: event.taken, capacity: event.capacity })}
              {event.waiting > 0 && ` ${m.association_event_queue({ count: event.waiting })}`}
            </p>
          )}
          {event.reason && <p>{m.association_event_reason_is({ reason: event.reason })}</p>}
        </div>
      }
      action={<EventActions id={id} event={event} own={own} title={title.text} />}
    />
  )
}
