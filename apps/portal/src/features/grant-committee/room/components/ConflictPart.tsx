import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { OpenItem } from '../../model/contract.ts'
import type { Room } from '../use-room.ts'
import styles from './Room.module.css'

/** The reader says that they take no part in the case. */
export function ConflictPart({
  room: { list, marking, isClosed },
  item,
}: {
  room: Room
  item: OpenItem
}) {
  const [isOpen, setOpen] = useState(false)
  if (isClosed) return null
  return (
    <section className={styles.part} aria-labelledby="grant-committee-conflict">
      <h3 id="grant-committee-conflict">{m.grant_committee_conflict()}</h3>
      <p>{m.grant_committee_conflict_text()}</p>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.grant_committee_conflict_declare()}
        </Button>
      </div>
      {isOpen && (
        <ConfirmDialog
          heading={m.grant_committee_conflict_heading({ title: item.title })}
          yes={m.grant_committee_conflict_declare()}
          onConfirm={() => {
            setOpen(false)
            marking.mark({
              kind: 'conflict',
              roundId: list.id,
              applicationId: item.id,
              isDeclared: true,
            })
          }}
          onClose={() => setOpen(false)}
        >
          <p>{m.grant_committee_conflict_confirm()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
