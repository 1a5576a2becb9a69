import { previewMail, previewMails } from '#platform/mail/mail-preview.ts'
import { composeMembershipEndMail } from './membership-end/membership-end-mail.server.ts'
import { composeBookingChangeMail } from './notify-member/booking-change-mail.server.ts'
import { composeBookingMail } from './receipts/booking-mail.server.ts'
import { composeFreeCourtMail } from './slot-alerts/compose-free-court-mail.server.ts'

const firstName = 'Maja'
const startsAt = new Date('2027-01-12T17:30:00Z')
const endsAt = new Date('2027-01-12T18:30:00Z')
const courtName = { no: 'Bane 1', en: 'Court 1' }
const place = { courtName, center: 'Domus', startsAt }
const half = new Date('2027-01-12T18:00:00Z')
const units = [startsAt, half].map((at) => ({ startsAt: at, priceOre: 10_000 }))
const sold = {
  units,
  court: courtName,
  centerName: place.center,
  startsAt,
  endsAt,
  amountOre: 20_000,
}
const rules = { refundHours: 24, lateRefundPercent: 50 }
const refund = { reason: 'Gulvet er vått.', refundOre: 20_000 }

export const courtMails = [
  ...previewMails('court', composeBookingMail, ['booked', 'cancelled'], (kind, context) =>
    composeBookingMail(
      {
        portalUrl: context.portalUrl,
        ...(kind === 'booked' ? { kind } : { kind, refundOre: 10_000 }),
      },
      { firstName, sold, rules, reference: 'example' },
      context.locale,
    ),
  ),
  ...previewMails(
    'court-staff',
    composeBookingChangeMail,
    ['moved', 'cancelled', 'part-refunded', 'given-back'],
    (kind, { portalUrl, locale }) =>
      composeBookingChangeMail(
        {
          firstName,
          language: locale,
          place,
          from: place,
          change:
            kind === 'moved'
              ? { kind, fromCourtId: 1, fromTime: startsAt.toISOString() }
              : { kind, ...refund },
        },
        portalUrl,
      ),
  ),
  previewMail('court-membership-ended', composeMembershipEndMail, ({ portalUrl, locale }) =>
    composeMembershipEndMail(
      { firstName, language: locale, places: [place], refundOre: 20_000 },
      portalUrl,
    ),
  ),
  previewMail('court-free', composeFreeCourtMail, ({ portalUrl, locale }) =>
    composeFreeCourtMail(
      {
        categoryId: 1,
        centerId: 1,
        courtId: 1,
        startsAt,
        endsAt,

        name: courtName,
        centerName: place.center,
      },
      { firstName, portalUrl },
      locale,
    ),
  ),
]
