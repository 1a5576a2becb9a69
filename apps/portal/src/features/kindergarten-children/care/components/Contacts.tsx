import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Kindergarten.module.css'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { dayText } from '../../model/child-texts.ts'
import type { StaffChild, StaffContact } from '../../model/contract.ts'
import { removeContact } from '../queries.ts'

/** Whom the kindergarten calls, and who may fetch the child. */
export function Contacts({ child }: { child: StaffChild }) {
  const [removed, setRemoved] = useState<StaffContact | null>(null)
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
                <Button
                  variant="tertiary"
                  data-size="sm"
                  data-color="danger"
                  onClick={() => setRemoved(contact)}
                >
                  {m.staff_child_remove()}
                  <span className="ds-sr-only"> {contact.name}</span>
                </Button>
              )
            }
          />
        ))}
      </Rows>
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

function detailsOf({ phone, mayFetch, onlyOn, addedBy }: StaffContact): string {
  const fetches = onlyOn
    ? m.staff_child_may_fetch_on({ day: dayText(onlyOn) })
    : m.staff_child_may_fetch()
  return [
    phone,
    mayFetch ? fetches : m.staff_child_may_not_fetch(),
    ...(addedBy ? [m.staff_child_added_by({ name: addedBy })] : []),
  ].join(' · ')
}
