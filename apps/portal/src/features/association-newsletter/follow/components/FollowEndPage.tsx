import { MailedLinkPage } from '#core/newsletters/components/MailedLinkPage.tsx'
import { m } from '#messages'
import { endNewsletter } from '../queries.ts'

export function FollowEndPage() {
  return (
    <MailedLinkPage
      heading={m.association_follow_end_heading()}
      intro={m.association_follow_end_intro()}
      button={m.association_follow_end()}
      act={endNewsletter}
      done={{
        heading: m.association_follow_ended_heading(),
        text: m.association_follow_ended_text(),
      }}
      missingTokenText={m.association_follow_end_no_link()}
    />
  )
}
