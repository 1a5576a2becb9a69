import { m } from '#messages'
import { confirmSubscription } from '../queries.ts'
import { MailedLinkPage } from './MailedLinkPage.tsx'

export function ConfirmPage() {
  return (
    <MailedLinkPage
      heading={m.newsletter_confirm_heading()}
      intro={m.newsletter_confirm_intro()}
      button={m.newsletter_confirm()}
      act={confirmSubscription}
      done={{ heading: m.newsletter_confirmed_heading(), text: m.newsletter_confirmed_text() }}
      missingTokenText={m.newsletter_link_not_valid()}
    />
  )
}
