import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { judgeFetching } from '#core/kindergartens/children/fetching.ts'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Kindergarten.module.css'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { dayText } from '../../model/child-texts.ts'
import type { StaffChild, StaffContact } from '../../model/contract.ts'
import { childrenKey } from '../../model/queries.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import { confirmContact, removeContact } from '../queries.ts'

/** Whom the kindergarten calls, and who may fetch the child. */
export function Contacts({ child }: { child: StaffChild }) {
  const [removed, setRemoved] = useState<StaffContact | null>(null)
  const [confirmed, setConfirmed] = useState<StaffContact | null>(null)
  return (
    <section aria-labelledby="child-contacts" className={styles.part}>
      <h2 id="child-contacts">{m.staff_child_contacts()}</h2>
      {child.contacts.length === 0 && <p>{m.staff_child_contacts_none()}</p>}
      <Rows>
        {child.contacts.map((contact) => (
          <Row
            key={contact.id}
            name={
              <>
                {`${contact.name} (${contact.relation})`}{' '}
                {contact.isOfBlocked && (
                  <Tag data-color="warning">{m.staff_child_contact_of_blocked()}</Tag>
                )}
              </>
            }
            details={detailsOf(contact)}
            action={
              !child.isOwn && (
                <div className={styles.buttons}>
                  {contact.isOfBlocked && (
                    <Button variant="tertiary" data-size="sm" onClick={() => setConfirmed(contact)}>
                      {m.staff_child_contact_confirm()}
                      <span className="ds-sr-only"> {contact.name}</span>
                    </Button>
                  )}
                  <Button
                    variant="tertiary"
                    data-size="sm"
                    data-color="danger"
                    onClick={() => setRemoved(contact)}
                  >
                    {m.staff_child_remove()}
                    <span className="ds-sr-only"> {contact.name}</span>
                  </Button>
                </div>
              )
            }
          />
        ))}
      </Rows>
      {confirmed && (
        <ConfirmContact childId={child.id} contact={confirmed} onClose={() => setConfirmed(null)} />
      )}
      {removed && (
        <ReasonDialog
          heading={m.staff_child_contact_remove()}
          text={m.staff_child_contact_remove_text({ name: removed.name })}
          hint={m.staff_child_reason_logged()}
          yes={m.staff_child_remove()}
          done={m.staff_child_contact_removed}
          send={(reason) => removeContact(child.id, removed.id, reason)}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  )
}

function ConfirmContact(props: { childId: string; contact: StaffContact; onClose: () => void }) {
  const { childId, contact, onClose } = props
  const confirming = usePress({
    call: () => confirmContact(childId, contact.id),
    changes: childrenKey,
    done: () => m.staff_child_saved(),
    onDone: onClose,
    errorText: childErrorText,
  })
  return (
    <ConfirmDialog
      heading={m.staff_child_contact_confirm()}
      yes={m.staff_child_contact_confirm()}
      isBusy={confirming.isPending}
      onConfirm={() => confirming.mutate()}
      onClose={onClose}
    >
      <p>{m.staff_child_contact_confirm_text({ name: contact.name })}</p>
    </ConfirmDialog>
  )
}

function fetchText({ mayFetch, onlyOn, isOfBlocked }: StaffContact): string {
  // Of its own day: here every day that is not over is shown.
  switch (judgeFetching({ mayFetch, onlyOn, isOfBlocked }, onlyOn ?? '')) {
    case 'stopped':
      return m.staff_child_fetch_stopped()
    case 'may':
      return onlyOn
        ? m.staff_child_may_fetch_on({ day: dayText(onlyOn) })
        : m.staff_child_may_fetch()
    default:
      return m.staff_child_may_not_fetch()
  }
}

function detailsOf(contact: StaffContact): string {
  const { phone, addedBy } = contact
  return [
    phone,
    fetchText(contact),
    ...(addedBy ? [m.staff_child_added_by({ name: addedBy })] : []),
  ].join(' · ')
}
