import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Attachments } from '#core/files/components/Attachments.tsx'
import { m } from '#messages'
import { formatDayAndYear } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { dayText } from '../../contacts/standing-text.ts'
import styles from '../../model/components/Contacts.module.css'
import type { StaffContactsView } from '../../model/contract.ts'
import { staffContactErrorText } from '../../model/refusal-messages.ts'
import {
  correctAssembly,
  removeContact,
  staffContactsQuery,
  staffMinutesAddress,
} from '../queries.ts'
import { AppointFields } from './AppointFields.tsx'
import { WhyDialog } from './WhyDialog.tsx'

type Person = StaffContactsView['people'][number]
type Assembly = StaffContactsView['assemblies'][number]

/** Contact persons and general assemblies of one association, as staff see and correct them. */
export function StaffContacts({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(staffContactsQuery(id))
  const headingId = `staff-contacts-${id}`
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.association_contacts_heading()}</h2>
      {data ? (
        <Content id={id} view={data} />
      ) : error ? (
        <LoadFailure text={staffContactErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting rows={3} />
      )}
    </section>
  )
}

function Content({ id, view }: { id: string; view: StaffContactsView }) {
  const { people, invitations, assemblies, state, dueOn } = view
  const isConfirmed = state === 'active' || state === 'inactive'
  return (
    <div className={styles.stack}>
      {isConfirmed && <p>{m.association_contacts_due({ day: dayText(dueOn) })}</p>}
      {people.length === 0 ? (
        <p>{m.association_contacts_none()}</p>
      ) : (
        <Rows>
          {people.map((person) => (
            <Row
              key={person.id}
              name={person.name}
              details={
                <>
                  <a href={`mailto:${person.email}`}>{person.email}</a> ·{' '}
                  {m.association_contacts_since({
                    day: formatDayAndYear(new Date(person.since)),
                  })}
                </>
              }
              action={<Remove id={id} person={person} />}
            />
          ))}
        </Rows>
      )}
      {invitations.length > 0 && (
        <>
          <h3>{m.association_contacts_open()}</h3>
          <Rows>
            {invitations.map(({ id: key, email, expiresAt }) => (
              <Row
                key={key}
                name={email}
                details={m.association_contacts_expires({
                  day: formatDayAndYear(new Date(expiresAt)),
                })}
              />
            ))}
          </Rows>
        </>
      )}
      {state !== 'closed' && (
        <>
          <h3>{m.association_contacts_appoint()}</h3>
          <p>{m.association_contacts_appoint_text()}</p>
          <AppointFields id={id} />
        </>
      )}
      <h3>{m.association_assembly_heading()}</h3>
      {assemblies.length === 0 && <p>{m.association_assembly_none()}</p>}
      {assemblies.map((assembly) => (
        <AssemblyOfStaff key={assembly.id} id={id} assembly={assembly} />
      ))}
    </div>
  )
}

function Remove({ id, person }: { id: string; person: Person }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        data-size="sm"
        data-color="danger"
        aria-label={m.association_contacts_remove_of({ name: person.name })}
        onClick={() => setOpen(true)}
      >
        {m.association_contacts_remove()}
      </Button>
      {isOpen && (
        <WhyDialog
          idPrefix={`remove-${person.id}-`}
          heading={m.association_contacts_remove_of({ name: person.name })}
          text={m.association_contacts_remove_text()}
          yes={m.association_contacts_remove()}
          done={m.association_contacts_removed({ name: person.name })}
          send={(values) => removeContact(id, person.id, values)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function AssemblyOfStaff({ id, assembly }: { id: string; assembly: Assembly }) {
  const [isOpen, setOpen] = useState(false)
  const { heldOn, registeredAt, withdrawnAt, minutes, items } = assembly
  const day = dayText(heldOn)
  const waiting = items.filter(({ acceptedAt }) => acceptedAt === null).length
  return (
    <div className={styles.person}>
      <h4>{m.association_assembly_of({ day })}</h4>
      <p>
        {withdrawnAt === null
          ? m.association_assembly_registered({ day: formatDayAndYear(new Date(registeredAt)) })
          : m.association_assembly_was_withdrawn({
              day: formatDayAndYear(new Date(withdrawnAt)),
            })}
      </p>
      {withdrawnAt === null && waiting > 0 && (
        <p>{m.association_handover_waits({ count: waiting })}</p>
      )}
      {minutes.length > 0 && (
        <details>
          <summary>{m.association_assembly_minutes()}</summary>
          <Attachments
            files={minutes}
            addressOf={(file) => staffMinutesAddress(id, assembly.id, file)}
          />
        </details>
      )}
      {withdrawnAt === null && (
        <div>
          <Button
            variant="secondary"
            data-size="sm"
            data-color="danger"
            aria-label={m.association_assembly_correct_of({ day })}
            onClick={() => setOpen(true)}
          >
            {m.association_assembly_correct()}
          </Button>
        </div>
      )}
      {isOpen && (
        <WhyDialog
          idPrefix={`correct-${assembly.id}-`}
          heading={m.association_assembly_correct_of({ day })}
          text={m.association_assembly_withdraw_text()}
          yes={m.association_assembly_correct()}
          done={m.association_assembly_withdrawn()}
          send={(values) => correctAssembly(id, assembly.id, values)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
