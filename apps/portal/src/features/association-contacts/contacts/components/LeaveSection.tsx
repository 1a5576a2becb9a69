import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import styles from '../../model/components/Contacts.module.css'
import type { ContactsView } from '../../model/contract.ts'
import { leave } from '../queries.ts'
import { leavingText } from '../standing-text.ts'
import { useContactAction } from '../use-contact-action.ts'

/** Always possible; handing over first is offered, and what follows is said. */
export function LeaveSection({ id, view }: { id: string; view: ContactsView }) {
  const [isOpen, setOpen] = useState(false)
  const leaving = useContactAction(() => leave(id), {
    said: () => m.association_contacts_left(),
    onDone: () => setOpen(false),
  })
  const consequence = leavingText(view)
  return (
    <section className={styles.section} aria-labelledby="leave-heading">
      <h2 id="leave-heading">{m.association_contacts_leave()}</h2>
      <p>{m.association_contacts_leave_text()}</p>
      <p>{m.association_contacts_others_text()}</p>
      <Button variant="secondary" data-color="danger" onClick={() => setOpen(true)}>
        {m.association_contacts_leave()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.association_contacts_leave_ask()}
          yes={m.association_contacts_leave_yes()}
          isBusy={leaving.isPending}
          onConfirm={() => leaving.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{consequence}</p>
          <p>{m.association_contacts_leave_first()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
