import { previewMail } from '#platform/mail/mail-preview.ts'
import {
  composeEntryCorrectedMail,
  composeMemberInvitationMail,
  composeMemberRemovedMail,
  composeRoleEndedMail,
  composeRoleGivenMail,
} from './model/register-mails.server.ts'

const association = 'Fjellgruppa'
const associationId = '00000000-0000-4000-8000-000000000000'
const role = { kind: 'treasurer', name: null } as const

export const registerMails = [
  previewMail('association-invitation', composeMemberInvitationMail, ({ portalUrl, locale }) =>
    composeMemberInvitationMail(
      { name: 'Maja', language: locale, association, token: 'example' },
      portalUrl,
    ),
  ),
  previewMail('association-member-removed', composeMemberRemovedMail, ({ portalUrl, locale }) =>
    composeMemberRemovedMail(
      {
        firstName: 'Maja',
        language: locale,
        association,
        text: 'Du har ikke vært med siden i fjor høst.',
      },
      portalUrl,
    ),
  ),
  previewMail('association-entry-corrected', composeEntryCorrectedMail, ({ portalUrl, locale }) =>
    composeEntryCorrectedMail(
      { firstName: 'Maja', language: locale, association, isMember: true },
      portalUrl,
    ),
  ),
  previewMail('association-role-given', composeRoleGivenMail, ({ portalUrl, locale }) =>
    composeRoleGivenMail(
      {
        firstName: 'Maja',
        language: locale,
        association,
        associationId,
        role,
        endsOn: '2027-11-27',
      },
      portalUrl,
    ),
  ),
  previewMail('association-role-ended', composeRoleEndedMail, ({ portalUrl, locale }) =>
    composeRoleEndedMail({ firstName: 'Maja', language: locale, association, role }, portalUrl),
  ),
]
