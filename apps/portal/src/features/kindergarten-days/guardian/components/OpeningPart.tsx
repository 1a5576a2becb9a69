import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { openingKindNames } from '../../model/names.ts'
import { daysKey } from '../../model/queries.ts'
import { daysErrorText } from '../../model/refusal-texts.ts'
import { dayText, hoursText } from '../../model/time.ts'
import type { ChildInOpening, GuardianOpening } from '../contract.ts'
import { bookExtra, cancelExtra } from '../queries.ts'
import styles from './Days.module.css'

/** A Saturday or a day of the exam guarantee, with what each child has of it. */
export function OpeningPart({ opening }: { opening: GuardianOpening }) {
  const { id, kind, kindergarten, onDate, calledOffBecause, children } = opening
  return (
    <section aria-labelledby={`opening-${id}`} className={styles.part}>
      <h2 id={`opening-${id}`}>
        {m.kindergarten_days_opening_heading({
          kind: openingKindNames[kind](),
          day: dayText(onDate),
        })}
      </h2>
      <p>{m.kindergarten_days_opening_hours({ kindergarten, hours: hoursText(opening) })}</p>
      {calledOffBecause === null ? (
        <>
          <p>{deadlineText(opening)}</p>
          <Rows>
            {children.map((child) => (
              <Child key={child.id} opening={opening} child={child} />
            ))}
          </Rows>
        </>
      ) : (
        <NoticeBox tone="warning">
          <p>{m.kindergarten_days_called_off()}</p>
          <p>{calledOffBecause}</p>
        </NoticeBox>
      )}
    </section>
  )
}

function deadlineText({ isOpen, bookUntil, free }: GuardianOpening): string {
  if (!isOpen) return m.kindergarten_days_booking_closed()
  const day = dayText(bookUntil)
  return free > 0
    ? m.kindergarten_days_book_until({ day, free })
    : m.kindergarten_days_queue_until({ day })
}

function Child({ opening, child }: { opening: GuardianOpening; child: ChildInOpening }) {
  const { id, isOpen, free, kind, onDate } = opening
  const { firstName, state } = child
  const [isCancelling, setCancelling] = useState(false)
  const press = { changes: daysKey, errorText: daysErrorText }
  const ids = { id, childId: child.id }
  const booking = usePress({
    ...press,
    call: () => bookExtra(ids),
    done: () => m.kindergarten_days_booking_saved({ name: firstName }),
  })
  const cancelling = usePress({
    ...press,
    call: () => cancelExtra(ids),
    done: () => m.kindergarten_days_cancelled({ name: firstName }),
    onDone: () => setCancelling(false),
  })
  const cancelText =
    state === 'waiting'
      ? m.kindergarten_days_leave_queue({ name: firstName })
      : m.kindergarten_days_cancel({ name: firstName })
  const button =
    state === null ? (
      <Button loading={booking.isPending} onClick={() => booking.mutate()}>
        {free > 0
          ? m.kindergarten_days_book({ name: firstName })
          : m.kindergarten_days_join_queue({ name: firstName })}
      </Button>
    ) : (
      <Button variant="secondary" onClick={() => setCancelling(true)}>
        {cancelText}
      </Button>
    )
  return (
    <Row
      name={firstName}
      details={<StateOf child={child} />}
      action={
        <>
          {isOpen && button}
          {isCancelling && (
            <ConfirmDialog
              heading={cancelText}
              yes={m.kindergarten_days_cancel_yes()}
              isBusy={cancelling.isPending}
              onConfirm={() => cancelling.mutate()}
              onClose={() => setCancelling(false)}
            >
              <p>
                {m.kindergarten_days_cancel_text({
                  kind: openingKindNames[kind](),
                  day: dayText(onDate),
                })}
              </p>
            </ConfirmDialog>
          )}
        </>
      }
    />
  )
}

function StateOf({ child: { state, position, bookedBy, isOwn } }: { child: ChildInOpening }) {
  if (state === null) return m.kindergarten_days_seat_none()
  const by = isOwn || bookedBy === '' ? null : m.kindergarten_days_booked_by({ name: bookedBy })
  return (
    <>
      <Tag data-color={state === 'booked' ? 'success' : 'warning'}>
        {state === 'booked'
          ? m.kindergarten_days_seat_booked()
          : m.kindergarten_days_position({ position: position ?? 1 })}
      </Tag>{' '}
      {by}
    </>
  )
}
