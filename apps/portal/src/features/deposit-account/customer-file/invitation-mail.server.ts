import { composeInvitation } from '#core/profile/imported-people.server.ts'
import { m } from '#messages'
import type { MailContext } from '#platform/mail/mail-context.ts'

export function composeCustomerInvitationMail(
  person: { firstName: string; email: string },
  context: MailContext,
) {
  return composeInvitation(person, context, m.customer_invitation_text)
}
