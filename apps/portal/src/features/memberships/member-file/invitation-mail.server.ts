import { composeInvitation } from '#core/profile/imported-people.server.ts'
import { m } from '#messages'
import type { MailContext } from '#platform/mail/mail-context.ts'

export function composeMemberInvitationMail(
  person: { firstName: string; email: string },
  context: MailContext,
) {
  return composeInvitation(person, context, m.member_invitation_text)
}
