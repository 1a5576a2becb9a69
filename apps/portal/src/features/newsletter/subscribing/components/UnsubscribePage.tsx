import { m } from '#messages'
import { unsubscribe } from '../queries.ts'
import { MailedLinkPage } from './MailedLinkPage.tsx'

export function UnsubscribePage() {
  return (
    <MailedLinkPage
      heading={m.newsletter_unsubscribe_heading()}
      intro={m.newsletter_unsubscribe_intro()}
      button={m.newsletter_unsubscribe()}
      act={unsubscribe}
      done={{
        heading: m.newsletter_unsubscribed_heading(),
        text: m.newsletter_unsubscribed_text(),
      }}
      missingTokenText={m.newsletter_unsubscribe_no_link()}
    />
  )
}
