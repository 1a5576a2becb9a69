import { useQuery } from '@tanstack/react-query'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/components/Contacts.module.css'
import type { ContactsView } from '../../model/contract.ts'
import { contactErrorText } from '../../model/refusal-messages.ts'
import { contactsQuery } from '../queries.ts'
import { dayText, fewContactsText } from '../standing-text.ts'
import { Invitations } from './Invitations.tsx'
import { InviteFields } from './InviteFields.tsx'
import { LeaveSection } from './LeaveSection.tsx'

export function ContactsPage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.association_contacts_heading()} id={id} right={null}>
      {() => <Contacts id={id} />}
    </AssociationFrame>
  )
}

function Contacts({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(contactsQuery(id))
  if (!data)
    return error ? (
      <LoadFailure text={contactErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const few = fewContactsText(data)
  const isClosed = data.state === 'closed'
  return (
    <>
      <section className={styles.section}>
        <p>{m.association_contacts_intro({ count: data.leastContacts })}</p>
        {few && (
          <NoticeBox tone="warning">
            <p>{few}</p>
          </NoticeBox>
        )}
        <People people={data.people} />
        {(data.state === 'active' || data.state === 'inactive') && (
          <p>{m.association_contacts_due({ day: dayText(data.dueOn) })}</p>
        )}
        {data.mayChange && <Links id={id} />}
      </section>
      {data.mayChange ? (
        <>
          {!isClosed && <InviteFields id={id} />}
          {!isClosed && <Invitations id={id} invitations={data.invitations} />}
          <LeaveSection id={id} view={data} />
        </>
      ) : (
        <p>{m.association_contacts_only_they()}</p>
      )}
    </>
  )
}

function People({ people }: Pick<ContactsView, 'people'>) {
  if (people.length === 0) return <p>{m.association_contacts_none()}</p>
  return (
    <Rows label={m.association_contacts_heading()}>
      {people.map(({ id, name, since, showsName, isSelf, stepsDown }) => (
        <Row
          key={id}
          name={isSelf ? m.association_contacts_you({ name }) : name}
          details={
            <>
              <p>{m.association_contacts_since({ day: formatDayAndYear(new Date(since)) })}</p>
              <p>
                {showsName
                  ? m.association_contacts_name_public()
                  : m.association_contacts_name_hidden()}
              </p>
              {stepsDown && <p>{m.association_contacts_steps_down()}</p>}
            </>
          }
        />
      ))}
    </Rows>
  )
}

function Links({ id }: { id: string }) {
  const locale = getLocale()
  return (
    <p className={styles.buttons}>
      <ContentLink href={pagePath('associationContactPerson', locale)}>
        {m.association_contacts_own_link()}
      </ContentLink>
      <ContentLink href={pagePath('associationAssembly', locale, { id })}>
        {m.association_assembly_link()}
      </ContentLink>
    </p>
  )
}
