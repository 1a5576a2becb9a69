import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { HoldTime } from '#core/places/HoldTime.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { PausedNotice } from '../../model/components/PausedNotice.tsx'
import { ReceiptLink } from '../../model/components/ReceiptLink.tsx'
import type { OwnCoursePlace, OwnTicket } from '../../model/contract.ts'
import { refetchCourses } from '../../model/queries.ts'
import { ruleText } from '../../model/texts.ts'
import { PassDialog } from '../../tickets/components/PassDialog.tsx'
import styles from './Book.module.css'
import { CancelDialog } from './CancelDialog.tsx'
import { ChangeAnswers } from './ChangeAnswers.tsx'

type Props = { courseId: string; place: OwnCoursePlace }

/** What somebody has of a course: places with tickets, what they have to pay, or their place in the queue. */
export function OwnCourseBox({ courseId, place }: Props) {
  const [going, setGoing] = useState<readonly OwnTicket[] | null>(null)
  const [passed, setPassed] = useState<OwnTicket | null>(null)
  const { tickets, rule, isMoved } = place
  return (
    <>
      <NoticeBox {...noticeOf(place)}>
        <State courseId={courseId} place={place} />
      </NoticeBox>
      {place.isPaused && <PausedNotice state={place.state} />}
      <Tickets place={place} onCancel={(ticket) => setGoing([ticket])} onPass={setPassed} />
      {place.receiptOf && <ReceiptLink paymentId={place.receiptOf} />}
      {place.canAnswer && <ChangeAnswers courseId={courseId} />}
      {place.canCancel && (
        <>
          {place.priceOre > 0 && place.state !== 'waiting' && <p>{ruleText(rule, { isMoved })}</p>}
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => setGoing(tickets)}>
              {cancelText(place)}
            </Button>
          </div>
        </>
      )}
      {going && (
        <CancelDialog
          courseId={courseId}
          place={place}
          tickets={going}
          onClose={() => setGoing(null)}
        />
      )}
      {passed && <PassDialog ticket={passed} rule={rule} onClose={() => setPassed(null)} />}
    </>
  )
}

function noticeOf({ state, isPromoted }: OwnCoursePlace) {
  switch (state) {
    case 'booked':
      return { tone: 'success', heading: m.course_booking_have() } as const
    case 'held':
      return {
        tone: 'warning',
        heading: isPromoted ? m.course_booking_promoted() : m.course_booking_to_pay(),
      } as const
    default:
      return { tone: 'info', heading: m.course_booking_you_wait() } as const
  }
}

function cancelText({ state, tickets }: OwnCoursePlace): string {
  if (state === 'waiting') return m.course_booking_leave_queue()
  if (state === 'held') return m.course_booking_give_up()
  return tickets.length > 1 ? m.course_booking_cancel_all() : m.course_booking_cancel()
}

function State({ courseId, place }: Props) {
  const { state, position, expiresAt, priceOre, isPaused, isPassed, tickets } = place
  if (state === 'waiting')
    return (
      <>
        <p>{m.course_booking_position({ position: position ?? 1 })}</p>
        {tickets.length > 1 && (
          <p>
            {m.course_booking_group_waits({ count: tickets.length })}{' '}
            {isPassed && m.course_booking_group_passed()}
          </p>
        )}
        {priceOre > 0 && <p>{m.course_booking_queue_pays({ hours: place.promotedHours })}</p>}
      </>
    )
  if (state === 'held' && isPaused) return null
  if (state === 'held' && expiresAt)
    return (
      <>
        <HoldTime expiresAt={new Date(expiresAt)} onOver={() => void refetchCourses()} />
        <p>
          <a className="ds-button" href={pagePath('coursePay', getLocale(), { id: courseId })}>
            {m.course_booking_pay({ amount: formatKroner(priceOre) })}
          </a>
        </p>
      </>
    )
  return place.isPaid ? <p>{m.course_booking_paid({ amount: formatKroner(priceOre) })}</p> : null
}

function Tickets(props: {
  place: OwnCoursePlace
  onCancel: (ticket: OwnTicket) => void
  onPass: (ticket: OwnTicket) => void
}) {
  const { place, onCancel, onPass } = props
  const { tickets, canCancel, canPass } = place
  return (
    <ul className={styles.list} aria-label={m.course_booking_tickets()}>
      {tickets.map((ticket) => {
        const { id, holder: name, code } = ticket
        return (
          <li key={id}>
            <p>{name}</p>
            {code && (
              <p>
                <ContentLink href={pagePath('courseTicket', getLocale(), { code })}>
                  {m.course_booking_show_ticket({ name })}
                </ContentLink>
              </p>
            )}
            <div className={styles.buttons}>
              {canPass && (
                <Button variant="secondary" data-size="sm" onClick={() => onPass(ticket)}>
                  {m.course_booking_pass_of({ name })}
                </Button>
              )}
              {canCancel && tickets.length > 1 && (
                <Button variant="tertiary" data-size="sm" onClick={() => onCancel(ticket)}>
                  {place.state === 'waiting'
                    ? m.course_booking_leave_queue_one({ name })
                    : m.course_booking_cancel_one({ name })}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
