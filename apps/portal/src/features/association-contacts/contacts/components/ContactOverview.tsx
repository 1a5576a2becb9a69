import { useQuery } from '@tanstack/react-query'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/components/Contacts.module.css'
import { contactErrorText } from '../../model/refusal-messages.ts'
import { contactsQuery } from '../queries.ts'
import { dayText, fewContactsText } from '../standing-text.ts'
import { ConfirmButton } from './ConfirmButton.tsx'

/** On the first page of an association: whether it is confirmed, has contact persons, and what waits. */
export function ContactOverview({ association }: { association: OwnAssociation }) {
  const { id, name } = association
  const { data, error, refetch } = useQuery(contactsQuery(id))
  const locale = getLocale()
  const few = data && fewContactsText(data)
  return (
    <section className={styles.panel} aria-labelledby="contacts-overview-heading">
      <h2 id="contacts-overview-heading">{m.association_contacts_heading()}</h2>
      {data ? (
        <div className={styles.stack}>
          {few && (
            <NoticeBox tone="warning">
              <p>{few}</p>
            </NoticeBox>
          )}
          <p>{m.association_contacts_count({ count: data.contacts })}</p>
          {(data.state === 'active' || data.state === 'inactive') && (
            <p>{m.association_contacts_due({ day: dayText(data.dueOn) })}</p>
          )}
          {data.waitingItems > 0 && (
            <p>{m.association_handover_waits({ count: data.waitingItems })}</p>
          )}
          <div className={styles.buttons}>
            {data.mayChange && (data.state === 'active' || data.state === 'inactive') && (
              <ConfirmButton id={id} name={name} />
            )}
            <ContentLink href={pagePath('associationContacts', locale, { id })}>
              {m.association_contacts_to_page()}
            </ContentLink>
            {data.mayChange && (
              <ContentLink href={pagePath('associationAssembly', locale, { id })}>
                {m.association_assembly_heading()}
              </ContentLink>
            )}
          </div>
        </div>
      ) : error ? (
        <LoadFailure text={contactErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting rows={2} />
      )}
    </section>
  )
}
