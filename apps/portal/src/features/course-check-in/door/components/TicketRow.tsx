import { Button, Tag } from '@digdir/designsystemet-react'
import { m } from '#messages'
import type { DoorState } from '../../model/door-state.ts'
import { doorStateNames, doorStateTones } from '../../model/state-names.ts'
import type { DoorList } from '../contract.ts'
import { type AtTheDoor, judgeTicket } from '../door-list.ts'
import type { WaitingScan } from '../scans/scan-kind.ts'
import { admissionText, seatText } from '../ticket-texts.ts'
import styles from './Door.module.css'

type Props = {
  ticket: AtTheDoor
  list: DoorList
  onAdmit: () => void
  onUndo: (own: WaitingScan) => void
}

/** Somebody on the list, with what can be done about them now. */
export function TicketRow({ ticket, list, onAdmit, onUndo }: Props) {
  const { name, admission, undoable, state } = ticket
  const verdict = judgeTicket(ticket, list, new Date())
  const canAdmit = verdict === 'valid' || verdict === 'unpaid'
  const admitted = admission ? admissionText(ticket) : ticket.isOwn && m.course_checkin_own()
  const facts = [seatText(ticket), admitted].filter(Boolean).join(' ')
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <p>
          <strong>{name}</strong> <StateTag state={state} />
        </p>
        {facts && <p className={styles.quiet}>{facts}</p>}
      </div>
      {(canAdmit || undoable) && (
        // One button, so that the focus stays where it was pressed.
        <Button
          variant={undoable ? 'secondary' : 'primary'}
          onClick={() => (undoable ? onUndo(undoable) : onAdmit())}
          aria-label={
            undoable ? m.course_checkin_undo_name({ name }) : m.course_checkin_admit_name({ name })
          }
        >
          {undoable ? m.course_checkin_undo() : m.course_checkin_admit()}
        </Button>
      )}
    </li>
  )
}

function StateTag({ state }: { state: DoorState }) {
  return state === 'booked' ? null : (
    <Tag data-color={doorStateTones[state]}>{doorStateNames[state]()}</Tag>
  )
}
