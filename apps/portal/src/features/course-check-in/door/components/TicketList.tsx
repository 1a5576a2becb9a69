import { useState } from 'react'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { DoorList } from '../contract.ts'
import { type AtTheDoor, findShown } from '../door-list.ts'
import type { UsedDoor } from '../use-door.ts'
import styles from './Door.module.css'
import { TicketRow } from './TicketRow.tsx'
import { UnpaidDialog } from './UnpaidDialog.tsx'

/** Everybody who comes, found by name. */
export function TicketList({ door, list }: { door: UsedDoor; list: DoorList }) {
  const [searched, setSearched] = useState('')
  const [unpaid, setUnpaid] = useState<AtTheDoor | null>(null)
  if (door.all.length === 0)
    return (
      <EmptyState>
        <p>{m.course_checkin_nobody()}</p>
      </EmptyState>
    )
  const shown = findShown(door.all, searched)
  return (
    <section className={styles.part} aria-labelledby="course-tickets">
      <h3 id="course-tickets">{m.course_checkin_list()}</h3>
      <div className={styles.search}>
        <TextField
          id="course-search"
          label={m.course_checkin_search()}
          type="search"
          autoComplete="off"
          value={searched}
          error={undefined}
          onChange={(event) => setSearched(event.target.value)}
        />
      </div>
      <p role="status">{shown.length === 0 && m.course_checkin_no_match()}</p>
      <ul className={styles.people}>
        {shown.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            list={list}
            onAdmit={() => (ticket.state === 'unpaid' ? setUnpaid(ticket) : door.admit(ticket.id))}
            onUndo={door.undo}
          />
        ))}
      </ul>
      {unpaid && (
        <UnpaidDialog
          ticket={unpaid}
          onAdmit={(why) => {
            setUnpaid(null)
            door.admit(unpaid.id, why)
          }}
          onClose={() => setUnpaid(null)}
        />
      )}
    </section>
  )
}
