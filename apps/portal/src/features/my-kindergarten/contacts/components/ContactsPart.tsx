import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { ChildPage, Contact } from '../../model/contract.ts'
import { weekdayText } from '../../model/texts.ts'
import { useChildAction } from '../../model/use-child-action.ts'
import { useKeptFocus } from '../../model/use-kept-focus.ts'
import { removeContact, restoreContact } from '../queries.ts'
import { AddContactDialog } from './AddContactDialog.tsx'

/** Whom the kindergarten calls, and who may fetch the child. */
export function ContactsPart({ page }: { page: ChildPage }) {
  const { child, guardians, contacts } = page
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<readonly Contact[]>([])
  const shown = [
    ...contacts,
    ...removed.filter(({ id }) => contacts.every((contact) => contact.id !== id)),
  ].toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <section aria-labelledby="child-contacts" className={partStyles.part}>
      <h2 id="child-contacts">{m.my_kindergarten_contacts()}</h2>
      {guardians.length > 0 && (
        <Rows label={m.my_kindergarten_guardians()}>
          {guardians.map(({ id, name, phone }) => (
            <Row
              key={id}
              name={name}
              details={
                <>
                  <p>{m.my_kindergarten_guardian()}</p>
                  {phone && <PhoneLink phone={phone} />}
                </>
              }
            />
          ))}
        </Rows>
      )}
      <p>{m.my_kindergarten_contacts_text()}</p>
      {shown.length === 0 ? (
        <p>{m.my_kindergarten_contacts_none()}</p>
      ) : (
        <Rows label={m.my_kindergarten_contacts()}>
          {shown.map((contact) => (
            <ContactRow
              key={contact.id}
              childId={child.id}
              contact={contact}
              isRemoved={contacts.every(({ id }) => id !== contact.id)}
              onRemoved={() =>
                setRemoved((all) => [...all.filter(({ id }) => id !== contact.id), contact])
              }
            />
          ))}
        </Rows>
      )}
      <div>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {m.my_kindergarten_contact_add()}
        </Button>
      </div>
      {isAdding && <AddContactDialog childId={child.id} onClose={() => setAdding(false)} />}
    </section>
  )
}

type RowProps = {
  childId: string
  contact: Contact
  isRemoved: boolean
  onRemoved: () => void
}

/** Removed ones stay in their place until the page is left, and can be had back. */
function ContactRow({ childId, contact, isRemoved, onRemoved }: RowProps) {
  const { id, name, relation, phone, mayFetch, onlyOn, isPrivate } = contact
  const { container, notePress } = useKeptFocus<HTMLSpanElement>()
  const changing = useChildAction({
    call: () => (isRemoved ? restoreContact(childId, id) : removeContact(childId, id)),
    done: () =>
      isRemoved ? m.my_kindergarten_contact_restored() : m.my_kindergarten_contact_removed(),
    onDone: () => {
      if (!isRemoved) onRemoved()
    },
  })
  return (
    <Row
      name={isRemoved ? m.my_kindergarten_contact_gone({ name }) : name}
      details={
        !isRemoved && (
          <>
            <p>
              {relation} · <PhoneLink phone={phone} />
            </p>
            <p>{fetchText({ mayFetch, onlyOn })}</p>
            {isPrivate && <p>{m.my_kindergarten_contact_private()}</p>}
          </>
        )
      }
      action={
        <span ref={container}>
          <Button
            variant="secondary"
            data-size="sm"
            loading={changing.isPending}
            onClick={() => {
              notePress()
              changing.mutate()
            }}
          >
            {isRemoved ? m.my_kindergarten_contact_undo() : m.my_kindergarten_contact_remove()}
            <span className="ds-sr-only">: {name}</span>
          </Button>
        </span>
      }
    />
  )
}

function fetchText({ mayFetch, onlyOn }: Pick<Contact, 'mayFetch' | 'onlyOn'>): string {
  if (!mayFetch) return m.my_kindergarten_may_not_fetch()
  return onlyOn
    ? m.my_kindergarten_may_fetch_on({ date: weekdayText(onlyOn) })
    : m.my_kindergarten_may_fetch()
}
