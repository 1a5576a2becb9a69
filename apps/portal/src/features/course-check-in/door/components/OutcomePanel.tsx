import { Button } from '@digdir/designsystemet-react'
import { type ReactNode, useState } from 'react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { checkInErrorText } from '../../model/refusal-messages.ts'
import type { DoorList } from '../contract.ts'
import type { AtTheDoor } from '../door-list.ts'
import { admissionText, otherCourseText, replacedText, seatText } from '../ticket-texts.ts'
import type { Outcome, UsedDoor } from '../use-door.ts'
import styles from './Door.module.css'
import { OutcomeSign, type Sign } from './OutcomeSign.tsx'
import { UnpaidDialog } from './UnpaidDialog.tsx'

type Props = { door: UsedDoor; list: DoorList }
type Said = {
  sign: Sign
  heading: string
  text?: string
  /** What can be done about it. */
  action?: ReactNode
}

/** The answer to a code or a name: to be seen from an arm’s length, and heard. */
export function OutcomePanel({ door, list }: Props) {
  const { told } = door
  const said = told && describe(told.outcome, door, list)
  return (
    <div role="status">
      {said && (
        <section
          key={told.number}
          className={styles.outcome}
          data-sign={said.sign}
          aria-label={m.course_checkin_answer()}
        >
          <OutcomeSign sign={said.sign} />
          <div className={styles.said}>
            <h3>{said.heading}</h3>
            {said.text && <p>{said.text}</p>}
            {said.action}
          </div>
        </section>
      )}
    </div>
  )
}

function describe(outcome: Outcome, door: UsedDoor, list: DoorList): Said | null {
  switch (outcome.is) {
    case 'checking':
      return { sign: 'wait', heading: m.course_checkin_checking() }
    case 'unknown':
      return {
        sign: 'no',
        heading: m.course_checkin_unknown(),
        text: m.course_checkin_unknown_text(),
      }
    case 'not-on-list':
      return {
        sign: 'stop',
        heading: m.course_checkin_not_on_list(),
        text: m.course_checkin_not_on_list_text(),
      }
    case 'failed':
      return {
        sign: 'stop',
        heading: m.course_checkin_not_checked(),
        text: checkInErrorText(outcome.error),
      }
    case 'other-course':
      return {
        sign: 'no',
        heading: m.course_checkin_other_course(),
        text: otherCourseText(outcome),
      }
    default: {
      const { ticketId } = outcome
      const ticket = door.all.find(({ id }) => id === ticketId)
      return ticket ? describeTicket(outcome.is, ticket, door, list) : null
    }
  }
}

type OfTicket = Extract<Outcome, { ticketId: string }>['is']

function describeTicket(is: OfTicket, ticket: AtTheDoor, door: UsedDoor, list: DoorList): Said {
  const { name } = ticket
  switch (is) {
    case 'valid':
      return {
        sign: 'yes',
        heading: m.course_checkin_admitted(),
        text: `${name}. ${seatText(ticket)}`.trim(),
        action: <UndoButton ticket={ticket} door={door} />,
      }
    case 'undone':
      return { sign: 'wait', heading: m.course_checkin_undone(), text: name }
    case 'used':
      return {
        sign: 'no',
        heading: m.course_checkin_used(),
        text: `${name}. ${admissionText(ticket)}`,
        action: <UndoButton ticket={ticket} door={door} />,
      }
    case 'unpaid':
      return {
        sign: 'stop',
        heading: m.course_checkin_unpaid(),
        text: `${name}. ${m.course_checkin_unpaid_text()}`,
        action: <UnpaidButton ticket={ticket} door={door} />,
      }
    case 'waiting':
      return {
        sign: 'stop',
        heading: m.course_checkin_waiting(),
        text: `${name}. ${m.course_checkin_waiting_text()}`,
      }
    case 'cancelled':
      return {
        sign: 'no',
        heading: m.course_checkin_cancelled(),
        text: ticket.admission ? `${name}. ${admissionText(ticket)}` : name,
      }
    case 'replaced':
      return { sign: 'no', heading: m.course_checkin_replaced(), text: replacedText(ticket, list) }
    case 'own':
      return {
        sign: 'stop',
        heading: m.course_checkin_own(),
        text: m.course_checkin_own_text(),
      }
    case 'not-today':
      return {
        sign: 'stop',
        heading: m.course_checkin_not_today(),
        text: m.course_checkin_not_today_text({
          name,
          day: formatDayAndTime(new Date(list.startsAt)),
        }),
      }
  }
}

function UnpaidButton({ ticket, door }: { ticket: AtTheDoor; door: UsedDoor }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.course_checkin_admit_unpaid()}
      </Button>
      {isOpen && (
        <UnpaidDialog
          ticket={ticket}
          onAdmit={(why) => {
            setOpen(false)
            door.admit(ticket.id, why)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function UndoButton({ ticket: { undoable }, door }: { ticket: AtTheDoor; door: UsedDoor }) {
  return (
    undoable && (
      <Button variant="secondary" onClick={() => door.undo(undoable)}>
        {m.course_checkin_undo()}
      </Button>
    )
  )
}
