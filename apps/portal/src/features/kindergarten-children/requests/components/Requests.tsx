import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Kindergarten.module.css'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { dayText, requestKindNames, requestStateNames } from '../../model/child-texts.ts'
import type { StaffChild, StaffPlace, StaffRequest } from '../../model/contract.ts'
import { childrenKey } from '../../model/queries.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import { PlaceDialog } from '../../places/components/PlaceDialog.tsx'
import { acceptChange, decideRequest } from '../queries.ts'

type Asked = { readonly request: StaffRequest; readonly how: 'accept' | 'move' | 'decline' }

/** What guardians request of the place, for staff to decide. */
export function Requests({ child }: { child: StaffChild }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  if (child.requests.length === 0) return null
  const close = () => setAsked(null)
  return (
    <section aria-labelledby="child-requests" className={styles.part}>
      <h2 id="child-requests">{m.staff_child_requests()}</h2>
      <Rows>
        {child.requests.map((request) => (
          <Row
            key={request.id}
            name={
              <>
                {requestKindNames[request.kind]()}{' '}
                <Tag data-color={request.state === 'sent' ? 'warning' : 'neutral'}>
                  {requestStateNames[request.state]()}
                </Tag>
              </>
            }
            details={<RequestDetails request={request} />}
            action={
              request.state === 'sent' &&
              !child.isOwn && (
                <div className={styles.buttons}>
                  {placeToMove(child, request) && (
                    <Button data-size="sm" onClick={() => setAsked({ request, how: 'move' })}>
                      {m.staff_child_request_move()}
                    </Button>
                  )}
                  <Button
                    variant={request.kind === 'change' ? 'secondary' : 'primary'}
                    data-size="sm"
                    onClick={() => setAsked({ request, how: 'accept' })}
                  >
                    {request.kind === 'change'
                      ? m.staff_child_request_moved()
                      : m.staff_child_request_accept()}
                  </Button>
                  <Button
                    variant="secondary"
                    data-size="sm"
                    onClick={() => setAsked({ request, how: 'decline' })}
                  >
                    {m.staff_child_request_decline()}
                  </Button>
                </div>
              )
            }
          />
        ))}
      </Rows>
      {asked?.how === 'accept' && (
        <AcceptDialog childId={child.id} request={asked.request} onClose={close} />
      )}
      {asked?.how === 'move' && (
        <MoveDialog child={child} request={asked.request} onClose={close} />
      )}
      {asked?.how === 'decline' && (
        <ReasonDialog
          heading={m.staff_child_request_decline()}
          text={m.staff_child_request_decline_text()}
          hint={m.staff_child_request_decline_hint()}
          yes={m.staff_child_request_decline()}
          draftKey={`kindergarten-request:${asked.request.id}`}
          done={m.staff_child_request_decided_done}
          send={(reason) =>
            decideRequest(child.id, asked.request.id, { isAccepted: false, reason })
          }
          onClose={close}
        />
      )}
    </section>
  )
}

/** The place that a change is of: the one of the day that is wanted; null where there is none. */
function placeToMove(child: StaffChild, { kind, wantedOn }: StaffRequest): StaffPlace | null {
  if (kind !== 'change') return null
  return (
    child.places.find(
      ({ startsOn, endsOn }) => startsOn < wantedOn && (endsOn === null || endsOn >= wantedOn),
    ) ?? null
  )
}

function MoveDialog(props: { child: StaffChild; request: StaffRequest; onClose: () => void }) {
  const { child, request, onClose } = props
  const place = placeToMove(child, request)
  return (
    place && (
      <PlaceDialog
        childId={child.id}
        change={{
          kind: 'move',
          place,
          accepts: {
            request,
            send: (move) => acceptChange(child.id, request.id, { ...move, placeId: place.id }),
          },
        }}
        onClose={onClose}
      />
    )
  )
}

function RequestDetails({ request }: { request: StaffRequest }) {
  const { wantedOn, endsOn, percent, note, guardian, sentAt, decidedBecause } = request
  const facts = [
    m.staff_child_request_wanted({ day: dayText(wantedOn) }),
    ...(endsOn ? [m.staff_child_request_ends({ day: dayText(endsOn) })] : []),
    ...(percent === null ? [] : [m.staff_child_percent_of({ percent })]),
    ...(guardian ? [guardian] : []),
    formatDayAndTime(new Date(sentAt)),
  ]
  return (
    <>
      {facts.join(' · ')}
      {note && <p className={styles.text}>{note}</p>}
      {decidedBecause && (
        <p>
          {m.staff_child_reason()}: {decidedBecause}
        </p>
      )}
    </>
  )
}

function AcceptDialog(props: { childId: string; request: StaffRequest; onClose: () => void }) {
  const { childId, request, onClose } = props
  const accepting = usePress({
    call: () => decideRequest(childId, request.id, { isAccepted: true, reason: null }),
    changes: childrenKey,
    done: () => m.staff_child_request_decided_done(),
    onDone: onClose,
    errorText: childErrorText,
  })
  return (
    <ConfirmDialog
      heading={m.staff_child_request_accept()}
      yes={m.staff_child_request_accept()}
      isBusy={accepting.isPending}
      onConfirm={() => accepting.mutate()}
      onClose={onClose}
    >
      <p>
        {request.endsOn
          ? m.staff_child_request_accept_end({ day: dayText(request.endsOn) })
          : m.staff_child_request_accept_change()}
      </p>
    </ConfirmDialog>
  )
}
