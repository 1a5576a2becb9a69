import { MailedLinkPage } from '#core/newsletters/components/MailedLinkPage.tsx'
import { m } from '#messages'
import { unsubscribe } from '../queries.ts'
import { signUpAgain } from './sign-up-again.ts'

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
      again={signUpAgain()}
      missingTokenText={m.newsletter_unsubscribe_no_link()}
    />
  )
}
