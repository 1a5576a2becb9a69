import type { ReactNode } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ActionLinks } from '#ui/detail-page/ActionLinks.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { AssociationPicture } from '../../model/AssociationPicture.tsx'
import type { Profile } from '../contract.ts'
import { ContactPart } from './ContactPart.tsx'
import styles from './Profile.module.css'
import { ProfileLead } from './ProfileLead.tsx'
import { WrittenText } from './WrittenText.tsx'

const joinAddress = (slug: string) =>
  `${pagePath('becomeAssociationMember', getLocale())}?${new URLSearchParams({ association: slug })}`

/**
 * The public page of an association.
 * @param children what other features say of it, such as its coming events
 */
export function ProfilePage({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { name, picture, state, takesMembers } = profile
  const list = {
    name: m.association_find_heading(),
    href: pagePath('findAssociation', getLocale()),
  }
  return (
    <Page
      heading={name}
      parents={[list]}
      lead={<ProfileLead profile={profile} />}
      picture={
        picture && (
          <AssociationPicture
            picture={picture}
            alt={m.association_picture_alt({ name })}
            sizes="(min-width: 60em) 34rem, 100vw"
            className={styles.picture}
            eager
          />
        )
      }
    >
      <div className={styles.parts}>
        <WrittenText heading={m.association_about()} text={profile.description} />
        {state === 'active' && (
          <WrittenText heading={m.association_how_to_join()} text={profile.howToJoin}>
            {takesMembers ? (
              <ActionLinks
                links={[
                  {
                    text: m.association_become_member(),
                    href: joinAddress(profile.slug),
                    openInNewTab: false,
                  },
                ]}
              />
            ) : (
              <p>{m.association_no_members_here()}</p>
            )}
          </WrittenText>
        )}
        {children}
        <ContactPart profile={profile} />
        <p>
          <ContentLink href={list.href}>{m.association_back()}</ContentLink>
        </p>
      </div>
    </Page>
  )
}
