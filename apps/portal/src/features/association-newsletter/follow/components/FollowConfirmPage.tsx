import { MailedLinkPage } from '#core/newsletters/components/MailedLinkPage.tsx'
import { m } from '#messages'
import { confirmFollowing } from '../queries.ts'

export function FollowConfirmPage() {
  return (
    <MailedLinkPage
      heading={m.association_follow_confirm_heading()}
      intro={m.association_follow_confirm_intro()}
      button={m.association_follow_confirm()}
      act={confirmFollowing}
      done={{
        heading: m.association_follow_confirmed_heading(),
        text: m.association_follow_confirmed_text(),
      }}
      missingTokenText={m.newsletter_link_not_valid()}
    />
  )
}
