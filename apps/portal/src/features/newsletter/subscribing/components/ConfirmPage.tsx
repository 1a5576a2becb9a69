import { MailedLinkPage } from '#core/newsletters/components/MailedLinkPage.tsx'
import { m } from '#messages'
import { confirmSubscription } from '../queries.ts'
import { signUpAgain } from './sign-up-again.ts'

export function ConfirmPage() {
  return (
    <MailedLinkPage
      heading={m.newsletter_confirm_heading()}
      intro={m.newsletter_confirm_intro()}
      button={m.newsletter_confirm()}
      act={confirmSubscription}
      done={{ heading: m.newsletter_confirmed_heading(), text: m.newsletter_confirmed_text() }}
      again={signUpAgain()}
      missingTokenText={m.newsletter_link_not_valid()}
    />
  )
}
