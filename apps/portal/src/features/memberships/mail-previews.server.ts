import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeMemberInvitationMail } from './member-file/invitation-mail.server.ts'
import {
  composeMembershipMail,
  type MembershipNotification,
} from './model/membership-mail.server.ts'

const days = { startDate: '2027-01-04', endDate: '2027-02-03' }
const invoice = { amountOre: 29_900, dueOn: '2027-01-18' }

const credits = [{ invoiceNumber: '500001', amountOre: 19_900 }]

const notifications: readonly MembershipNotification[] = [
  {
    kind: 'bought',
    typeName: { no: 'Student', en: 'Student' },
    ...invoice,
    startDate: '2027-01-04',
  },
  { kind: 'invoiced', ...invoice },
  { kind: 'credited', invoiceNumber: '500001', amountOre: 10_000, openOre: 19_900 },
  { kind: 'frozen', ...days, credit: null },
  { kind: 'ended-early', endDate: '2027-01-14', credit: { credits, restOre: 14_900 } },
  { kind: 'withdrawn', endDate: '2027-01-10', credit: { credits, restOre: -29_900 } },
  { kind: 'freeze-taken-back', ...days },
  { kind: 'terminated', endDate: '2027-02-28', lastInvoiceDueDate: '2027-02-18' },
  { kind: 'termination-taken-back', endDate: null },
  {
    kind: 'replaced',
    invoiceNumber: '500001',
    newNumber: '500002',
    amountOre: 29_900,
    restOre: 9_900,
  },
  { kind: 'payout-paid', invoiceNumber: '500001', amountOre: 9_900 },
  { kind: 'payout-failed', invoiceNumber: '500001', amountOre: 9_900 },
  { kind: 'disqualified' },
  { kind: 'requalified' },
]

export const membershipMails = [
  ...notifications.map((one) =>
    previewMail(`membership-${one.kind}`, composeMembershipMail, ({ portalUrl, locale }) =>
      composeMembershipMail(one, { firstName: 'Maja', portalUrl, isByStaff: false }, locale),
    ),
  ),
  previewMail('member-invitation', composeMemberInvitationMail, (context) =>
    composeMemberInvitationMail({ firstName: 'Maja', email: 'maja@fjordvel.example' }, context),
  ),
]
