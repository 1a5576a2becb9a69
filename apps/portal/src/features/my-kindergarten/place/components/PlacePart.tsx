import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatPercent } from '#platform/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { ChildPage, PlaceRequest } from '../../model/contract.ts'
import { dayText } from '../../model/texts.ts'
import { useChildAction } from '../../model/use-child-action.ts'
import { useKeptFocus } from '../../model/use-kept-focus.ts'
import { withdrawPlaceRequest } from '../queries.ts'
import { ChangePlaceDialog } from './ChangePlaceDialog.tsx'
import { EndPlaceDialog } from './EndPlaceDialog.tsx'

/** The end or a change of the place: what was requested, and the way to request it. */
export function PlacePart({ page: { child, requests } }: { page: ChildPage }) {
  const [open, setOpen] = useState<'end' | 'change' | null>(null)
  const { place, firstName } = child
  const { container, notePress } = useKeptFocus<HTMLElement>()
  const isWaiting = (kind: PlaceRequest['kind']) =>
    requests.some((request) => request.kind === kind && request.state === 'sent')
  const isOver = place?.endsOn != null && place.endsOn < osloDate(new Date())
  if (!place || (isOver && requests.length === 0)) return null
  const openDialog = (kind: 'end' | 'change') => {
    notePress()
    setOpen(kind)
  }
  const close = () => setOpen(null)
  return (
    <section ref={container} aria-labelledby="child-place" className={partStyles.part}>
      <h2 id="child-place">{m.my_kindergarten_place_change()}</h2>
      <p>{m.my_kindergarten_place_text()}</p>
      {requests.length > 0 && (
        <Rows label={m.my_kindergarten_requests()}>
          {requests.map((request) => (
            <RequestRow key={request.id} childId={child.id} request={request} onPress={notePress} />
          ))}
        </Rows>
      )}
      {!isOver && (
        <div className={partStyles.buttons}>
          {!isWaiting('change') && (
            <Button variant="secondary" onClick={() => openDialog('change')}>
              {m.my_kindergarten_change()}
            </Button>
          )}
          {!isWaiting('end') && (
            <Button variant="secondary" data-color="danger" onClick={() => openDialog('end')}>
              {m.my_kindergarten_end({ name: firstName })}
            </Button>
          )}
        </div>
      )}
      {open === 'end' && <EndPlaceDialog child={child} place={place} onClose={close} />}
      {open === 'change' && <ChangePlaceDialog child={child} place={place} onClose={close} />}
    </section>
  )
}

const states = {
  sent: m.my_kindergarten_request_sent,
  withdrawn: m.my_kindergarten_request_withdrawn,
  accepted: m.my_kindergarten_request_accepted,
  declined: m.my_kindergarten_request_declined,
} satisfies Record<PlaceRequest['state'], () => string>

type RequestProps = { childId: string; request: PlaceRequest; onPress: () => void }

function RequestRow({ childId, request, onPress }: RequestProps) {
  const { state, sentAt, isOwn, percent, note, decidedBecause } = request
  const sent = dayText(osloDate(new Date(sentAt)))
  return (
    <Row
      name={requestText(request)}
      details={
        <>
          <p>
            {states[state]()}.{' '}
            {isOwn
              ? m.my_kindergarten_request_by_you({ date: sent })
              : m.my_kindergarten_request_by_guardian({ date: sent })}
          </p>
          {percent !== null && (
            <p>{m.my_kindergarten_request_percent({ percent: formatPercent(percent) })}</p>
          )}
          {note && <p>{note}</p>}
          {decidedBecause && <p>{m.my_kindergarten_request_because({ text: decidedBecause })}</p>}
        </>
      }
      action={
        state === 'sent' && <Withdraw childId={childId} request={request} onPress={onPress} />
      }
    />
  )
}

function requestText({ kind, endsOn, wantedOn }: PlaceRequest): string {
  return kind === 'end'
    ? m.my_kindergarten_request_end({ date: dayText(endsOn ?? wantedOn) })
    : m.my_kindergarten_request_change({ date: dayText(wantedOn) })
}

function Withdraw({ childId, request, onPress }: RequestProps) {
  const [isOpen, setOpen] = useState(false)
  const withdrawing = useChildAction({
    call: () => withdrawPlaceRequest(childId, request.id),
    done: () => m.my_kindergarten_request_withdrawn(),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button
        variant="secondary"
        data-size="sm"
        onClick={() => {
          onPress()
          setOpen(true)
        }}
      >
        {m.my_kindergarten_withdraw()}
        <span className="ds-sr-only">: {requestText(request)}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.my_kindergarten_request_withdraw()}
          yes={m.my_kindergarten_request_withdraw_yes()}
          isBusy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{requestText(request)}</p>
          <p>{m.my_kindergarten_request_withdraw_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
