import { previewMail, previewMails } from '#platform/mail/mail-preview.ts'
import { composeMembershipEndMail } from './membership-end/membership-end-mail.server.ts'
import { composeNoticeMail, composeReminderMail } from './notices/notice-mails.server.ts'
import { composeBlockedMail } from './notify/blocked-mail.server.ts'
import { composeClassNotificationMail } from './notify/class-notification-mail.server.ts'
import { composePlaceFreedMail } from './notify/place-freed-mail.server.ts'

const firstName = 'Maja'
const about = {
  firstName,
  classId: 1,
  centerName: 'Domus',
  className: { no: 'Rolig yoga', en: 'Calm yoga' },
  startsAt: new Date('2027-01-12T17:30:00Z'),
  unbookingClosesAt: new Date('2027-01-12T14:30:00Z'),
}
const endsAt = new Date('2027-01-26T11:00:00Z')

export const classMails = [
  previewMail('class-place-freed', composePlaceFreedMail, ({ portalUrl, locale }) =>
    composePlaceFreedMail({ ...about, language: locale }, portalUrl),
  ),
  previewMail('class-membership-ended', composeMembershipEndMail, ({ portalUrl, locale }) =>
    composeMembershipEndMail({ firstName, language: locale, classes: [about] }, portalUrl),
  ),
  ...previewMails(
    'class-blocked',
    composeBlockedMail,
    ['no-shows', 'staff'],
    (cause, { portalUrl, locale }) =>
      composeBlockedMail(
        { cause, endsAt, firstName, language: locale, email: 'maja@trivsel.example' },
        portalUrl,
      ),
  ),
  ...previewMails(
    'class',
    composeClassNotificationMail,
    [
      'cancelled',
      'queue-lapsed',
      'back-in-queue',
      'place-lost',
      'refused-no-membership',
      'refused-disqualified',
      'refused-blocked',
      'refused-frozen',
    ],
    (notification, { portalUrl, locale }) =>
      composeClassNotificationMail(notification, { ...about, language: locale }, portalUrl),
  ),
  ...previewMails(
    'class-notice',
    composeNoticeMail,
    ['opening', 'place'],
    (kind, { portalUrl, locale }) =>
      composeNoticeMail(kind, { ...about, language: locale }, portalUrl),
  ),
  previewMail('class-reminder', composeReminderMail, ({ portalUrl, locale }) =>
    composeReminderMail(
      { ...about, language: locale },
      { unbook: 'an-example', stop: 'an-example' },
      portalUrl,
    ),
  ),
]
