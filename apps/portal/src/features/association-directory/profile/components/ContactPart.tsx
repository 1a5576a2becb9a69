import { useId } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ActionLinks } from '#ui/detail-page/ActionLinks.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { Profile } from '../contract.ts'
import { takesMessagesByForm } from '../takes-messages.ts'
import styles from './Profile.module.css'

/** How to reach an association: its own address where that is shown, otherwise a form that shows none. */
export function ContactPart({ profile }: { profile: Profile }) {
  const { name, slug, contacts, email, website, organisationNumber } = profile
  const id = useId()
  const writes = takesMessagesByForm(profile)
  const hasFacts = contacts.length > 0 || email || website || organisationNumber
  if (!hasFacts && !writes) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{m.association_contact()}</h2>
      {hasFacts && (
        <Facts>
          <Fact label={m.association_contact_persons()}>
            {contacts.length > 0 && formatList(contacts)}
          </Fact>
          <Fact label={m.association_contact_email()}>
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </Fact>
          <Fact label={m.association_website()}>
            {website && <ContentLink href={website}>{website.replace('https://', '')}</ContentLink>}
          </Fact>
          <Fact label={m.association_number()}>{organisationNumber}</Fact>
        </Facts>
      )}
      {writes && (
        <div className={styles.write}>
          <ActionLinks
            links={[]}
            others={[
              {
                text: m.association_message_heading({ name }),
                href: pagePath('associationMessage', getLocale(), { slug }),
                openInNewTab: false,
              },
            ]}
          />
        </div>
      )}
    </section>
  )
}
