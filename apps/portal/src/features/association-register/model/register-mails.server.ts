import type { Locale } from '@trivsel/content-contract/locales'
import { roleName } from '#core/associations/names.ts'
import type { RoleKind } from '#core/associations/rights.ts'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

type Person = { readonly firstName: string; readonly language: Locale | null }

/** To somebody whom the board removed, in the words of the board. */
export function composeMemberRemovedMail(
  { firstName, language, ...about }: Person & { association: string; text: string },
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const url = portalUrl + pagePath('myPage', locale)
    return {
      subject: m.register_mail_removed_subject(about, { locale }),
      paragraphs: [
        m.register_mail_greeting({ firstName }, { locale }),
        m.register_mail_removed_text(about, { locale }),
        about.text,
        m.register_mail_removed_after({ url }, { locale }),
        mailSignature(locale),
      ],
    }
  })
}

/** To somebody whose entry staff corrected. */
export function composeEntryCorrectedMail(
  {
    firstName,
    language,
    association,
    isMember,
  }: Person & { association: string; isMember: boolean },
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const url = portalUrl + pagePath('myPage', locale)
    return {
      subject: m.register_mail_corrected_subject({ association }, { locale }),
      paragraphs: [
        m.register_mail_greeting({ firstName }, { locale }),
        isMember
          ? m.register_mail_corrected_member({ association }, { locale })
          : m.register_mail_corrected_ended({ association }, { locale }),
        m.register_mail_corrected_after({ url }, { locale }),
        mailSignature(locale),
      ],
    }
  })
}

type AboutRole = Person & {
  readonly association: string
  readonly associationId: string
  readonly role: { readonly kind: RoleKind; readonly name: string | null }
}

/** To somebody who got a role. */
export function composeRoleGivenMail(
  { firstName, language, association, associationId, role, endsOn }: AboutRole & { endsOn: string },
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const about = { association, role: roleName(role, locale) }
    const until = formatDate(noonOf(endsOn), locale)
    const url = portalUrl + pagePath('associationMemberRoles', locale, { id: associationId })
    return {
      subject: m.register_mail_role_subject(about, { locale }),
      paragraphs: [
        m.register_mail_greeting({ firstName }, { locale }),
        m.register_mail_role_text({ ...about, until }, { locale }),
        m.register_mail_role_link({ url }, { locale }),
        mailSignature(locale),
      ],
    }
  })
}

/** To somebody whose role was ended. */
export function composeRoleEndedMail(
  { firstName, language, association, role }: Omit<AboutRole, 'associationId'>,
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const about = { association, role: roleName(role, locale) }
    const url = portalUrl + pagePath('myPage', locale)
    return {
      subject: m.register_mail_role_ended_subject(about, { locale }),
      paragraphs: [
        m.register_mail_greeting({ firstName }, { locale }),
        m.register_mail_role_ended_text(about, { locale }),
        m.register_mail_role_ended_after({ url }, { locale }),
        mailSignature(locale),
      ],
    }
  })
}

/** To somebody who is asked to become a member. What they answer is in the page behind the link. */
export function composeMemberInvitationMail(
  invitation: {
    readonly name: string | null
    readonly language: Locale
    readonly association: string
    readonly token: string
  },
  portalUrl: string,
): ComposedMail {
  const { name, association, token } = invitation
  return composeMail(invitation.language, (locale) => {
    const organisation = organisationName(locale)
    const url = `${portalUrl}${pagePath('associationInvitation', locale)}#token=${encodeURIComponent(token)}`
    return {
      subject: m.register_mail_invitation_subject({ association }, { locale }),
      paragraphs: [
        name === null
          ? m.register_mail_hello({}, { locale })
          : m.register_mail_greeting({ firstName: name }, { locale }),
        m.register_mail_invitation_text({ association, organisation, url }, { locale }),
        m.register_mail_invitation_after({}, { locale }),
        mailSignature(locale),
      ],
    }
  })
}
