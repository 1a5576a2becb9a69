import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import { findByName } from '#core/check-in/find-by-name.ts'
import { MarksStatus } from '#core/offline-marks/MarksStatus.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useNow } from '#platform/time/use-now.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { BoardCancelDialog } from '../../board-places/components/BoardCancelDialog.tsx'
import { checkInErrorText } from '../check-in-error-text.ts'
import type { Participants } from '../contract.ts'
import { type AtTheDoor, listAtTheDoor } from '../door-list.ts'
import { participantsQuery } from '../queries.ts'
import { useScanning } from '../scans/use-scanning.ts'
import type { WaitingScan } from '../scans/waiting-scans.ts'
import { AnswersExport } from './AnswersExport.tsx'
import styles from './CheckIn.module.css'
import { PersonRow } from './PersonRow.tsx'

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
  const { mark, flush, ...scanning } = useScanning(userId)
  const [made, setMade] = useState<readonly WaitingScan[]>([])
  const [searched, setSearched] = useState('')
  const [isCancelling, setCancelling] = useState(false)
  const [chosen, setChosen] = useState<AtTheDoor | null>(null)
  const queryClient = useQueryClient()
  const now = useNow(Date.now())
  const all = listAtTheDoor(list.items, { waiting: scanning.waiting, made }, now)
  const found = findByName(all, searched)
  const inside = all.filter(({ admission }) => admission !== null).length
  const booked = all.filter(({ state }) => state === 'booked').length
  const canCancel = now < new Date(list.startsAt)
  const cancelButton = useFocusAfterRemoval(isCancelling ? all.length : null)

  function record(one: WaitingScan): void {
    setMade((before) => [...before.filter((other) => other.id !== one.id), one])
    mark(one)
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
      <MarksStatus marking={scanning} errorText={checkInErrorText} onRetry={flush} />
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
              <Button
                ref={cancelButton}
                variant="tertiary"
                onClick={() => setCancelling(!isCancelling)}
              >
                {isCancelling ? m.event_checkin_cancel_end() : m.event_checkin_cancel()}
              </Button>
            </div>
          )}
          <p role="status">{isCancelling && canCancel && m.event_checkin_cancel_text()}</p>
          {found.length === 0 && <p role="status">{m.event_checkin_no_match()}</p>}
          <ul className={styles.people}>
            {found.map((person) => (
              <PersonRow
                key={person.placeId}
                person={person}
                eventId={eventId}
                onCancel={canCancel && isCancelling ? () => setChosen(person) : null}
                onAdmit={() =>
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

/**
 * The button of a row goes with the row when its place was cancelled: the focus then goes to the one
 * that ends cancelling.
 * @param rows null while nothing is cancelled
 */
function useFocusAfterRemoval(rows: number | null) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(rows)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (rows !== null && before.current !== null && rows < before.current && isLost)
      button.current?.focus({ preventScroll: true })
    before.current = rows
  }, [rows])
  return button
}
