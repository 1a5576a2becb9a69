import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import { isActive, isTaken } from '#core/places/states.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { useNow } from '#platform/time/use-now.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { BoardCancelDialog } from '../../board-places/components/BoardCancelDialog.tsx'
import { eventAddress } from '../../model/event-address.ts'
import { textOrOther } from '../../model/text-or-other.ts'
import { checkInErrorText } from '../check-in-error-text.ts'
import type { Participants } from '../contract.ts'
import { type AtTheDoor, findByName, listAtTheDoor } from '../door-list.ts'
import { participantsQuery } from '../queries.ts'
import { useScanning } from '../scans/use-scanning.ts'
import type { WaitingScan } from '../scans/waiting-scans.ts'
import { AnswersExport } from './AnswersExport.tsx'
import styles from './CheckIn.module.css'
import { ScanningState } from './ScanningState.tsx'

type Props = { id: string; eventId: string }

/** Who comes to an event, and letting them in: one tap each, also without network. */
export function CheckInPage({ id, eventId }: Props) {
  return (
    <AssociationFrame heading={m.event_checkin_heading()} id={id} right="events">
      {() => <Door id={id} eventId={eventId} />}
    </AssociationFrame>
  )
}

function Door({ id, eventId }: Props) {
  const user = useSessionUser()
  const list = useQuery(participantsQuery({ id, eventId }))
  if (!user) return <Waiting rows={3} />
  if (!list.data)
    return list.isError ? (
      <LoadFailure text={checkInErrorText(list.error)} retry={() => list.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return <List id={id} eventId={eventId} list={list.data} userId={user.id} isStale={list.isError} />
}

function List(props: Props & { list: Participants; userId: string; isStale: boolean }) {
  const { id, eventId, list, userId, isStale } = props
  const { scan, flush, ...scanning } = useScanning(userId)
  const [made, setMade] = useState<readonly WaitingScan[]>([])
  const [searched, setSearched] = useState('')
  const [isCancelling, setCancelling] = useState(false)
  const [chosen, setChosen] = useState<AtTheDoor | null>(null)
  const queryClient = useQueryClient()
  const now = useNow(Date.now())
  const all = listAtTheDoor(list.items, { waiting: scanning.waiting, made }, now)
  const found = findByName(all, searched)
  const inside = all.filter(({ letIn }) => letIn !== null).length
  const booked = all.filter(({ state }) => state === 'booked').length
  const canCancel = now < new Date(list.startsAt)

  function record(one: WaitingScan): void {
    setMade((before) => [...before.filter((other) => other.id !== one.id), one])
    scan(one)
  }

  return (
    <div className={styles.area}>
      <div className={styles.head}>
        <h2>{textOrOther(list.title)}</h2>
        <p>{formatDayAndTime(new Date(list.startsAt))}</p>
        <p role="status">
          <strong>{m.event_checkin_inside({ inside, booked })}</strong>
        </p>
      </div>
      <ScanningState scanning={scanning} onRetry={flush} />
      {isStale && <p role="status">{m.event_checkin_stale()}</p>}
      {all.length === 0 ? (
        <EmptyState>
          <p>{m.event_checkin_nobody()}</p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.search}>
            <TextField
              id="check-in-search"
              label={m.event_checkin_search()}
              type="search"
              autoComplete="off"
              value={searched}
              error={undefined}
              onChange={(event) => setSearched(event.target.value)}
            />
          </div>
          {canCancel && (
            <div>
              <Button variant="tertiary" onClick={() => setCancelling(!isCancelling)}>
                {isCancelling ? m.event_checkin_cancel_end() : m.event_checkin_cancel()}
              </Button>
              <p role="status">{isCancelling && m.event_checkin_cancel_text()}</p>
            </div>
          )}
          {found.length === 0 && <p role="status">{m.event_checkin_no_match()}</p>}
          <ul className={styles.people}>
            {found.map((person) => (
              <Person
                key={person.placeId}
                person={person}
                eventId={eventId}
                onCancel={canCancel && isCancelling ? () => setChosen(person) : null}
                onLetIn={() =>
                  record({
                    associationId: id,
                    eventId,
                    id: crypto.randomUUID(),
                    placeId: person.placeId,
                    scannedAt: new Date().toISOString(),
                    undoneAt: null,
                  })
                }
                onUndo={(own) => record({ ...own, undoneAt: new Date().toISOString() })}
              />
            ))}
          </ul>
          {chosen && (
            <BoardCancelDialog
              id={id}
              eventId={eventId}
              person={chosen}
              onClose={() => setChosen(null)}
              onSettled={() => queryClient.invalidateQueries(participantsQuery({ id, eventId }))}
            />
          )}
          <AnswersExport id={id} eventId={eventId} title={textOrOther(list.title)} />
        </>
      )}
    </div>
  )
}

type PersonProps = {
  person: AtTheDoor
  eventId: string
  /** Instead of letting in, while places are cancelled. */
  onCancel: (() => void) | null
  onLetIn: () => void
  onUndo: (own: WaitingScan) => void
}

function Person({ person, eventId, onCancel, onLetIn, onUndo }: PersonProps) {
  const { name, isMember, letIn, undoable, state } = person
  const actions =
    onCancel && isActive(state) ? (
      <CancelAction person={person} eventId={eventId} onCancel={onCancel} />
    ) : (
      <>
        {letIn === null && isTaken(state) && (
          <Button onClick={onLetIn} aria-label={m.event_checkin_let_in_name({ name })}>
            {m.event_checkin_let_in()}
          </Button>
        )}
        {letIn !== null && undoable && (
          <Button
            variant="secondary"
            onClick={() => onUndo(undoable)}
            aria-label={m.event_checkin_undo_name({ name })}
          >
            {m.event_checkin_undo()}
          </Button>
        )}
      </>
    )
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <p>
          <strong>{name}</strong>{' '}
          {isMember && <Tag data-color="neutral">{m.event_checkin_member()}</Tag>}{' '}
          <StateTag state={state} />
        </p>
        <p className={styles.quiet}>{stateText(person)}</p>
      </div>
      {actions}
    </li>
  )
}

/** Nobody cancels their own place as the board. */
function CancelAction({
  person: { name, isOwn },
  eventId,
  onCancel,
}: Pick<PersonProps, 'person' | 'eventId'> & { onCancel: () => void }) {
  if (isOwn) return <ContentLink href={eventAddress(eventId)}>{m.event_place_is_own()}</ContentLink>
  return (
    <Button
      variant="secondary"
      onClick={onCancel}
      aria-label={m.event_place_staff_cancel_name({ name })}
    >
      {m.event_place_staff_cancel()}
    </Button>
  )
}

function StateTag({ state }: Pick<AtTheDoor, 'state'>) {
  switch (state) {
    case 'booked':
      return null
    case 'held':
      return <Tag data-color="warning">{m.event_checkin_unpaid()}</Tag>
    case 'waiting':
      return <Tag data-color="info">{m.event_place_state_waiting()}</Tag>
    default:
      return <Tag data-color="danger">{m.event_checkin_cancelled()}</Tag>
  }
}

function stateText({ letIn, isWaiting, state }: AtTheDoor): string {
  if (letIn === null) return state === 'waiting' ? '' : m.event_checkin_not_yet()
  const time = formatTime(new Date(letIn.at))
  if (isWaiting) return m.event_checkin_in_unsent({ time })
  if (letIn.times > 1) return m.event_checkin_in_twice({ time, by: letIn.by, times: letIn.times })
  return letIn.by ? m.event_checkin_in_by({ time, by: letIn.by }) : m.event_checkin_in({ time })
}
