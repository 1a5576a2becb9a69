import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { joiningAddress } from '../../model/joining-address.ts'

/** Where the membership itself is. */
export function ToMembership({ slug }: { slug: string }) {
  return (
    <p>
      <ContentLink href={joiningAddress('becomeAssociationMember', { slug })}>
        {m.association_to_membership()}
      </ContentLink>
    </p>
  )
}
