import { previewMail, previewMails } from '#platform/mail/mail-preview.ts'
import { composeCustomerInvitationMail } from './customer-file/invitation-mail.server.ts'
import { composeDepositMail, composeReminderMail } from './mail/deposit-mail.server.ts'
import { composeMoneyMail } from './money/money-mail.server.ts'
import { composeRefundMail } from './refund/refund-mail.server.ts'

const firstName = 'Linh'
const steps = ['sent', 'edited', 'approve', 'reject', 'ask-for-changes', 'reopen'] as const
const missing = ['partly', 'letter-ended'] as const
const amounts = ['all', 'more', 'returned', 'paid', 'failed', 'letter-replaced'] as const

export const depositMails = [
  previewMail('customer-invitation', composeCustomerInvitationMail, (context) =>
    composeCustomerInvitationMail({ firstName, email: 'linh@student.example' }, context),
  ),
  ...previewMails(
    'deposit',
    composeDepositMail,
    [...steps, 'withdraw', 'defer', 'lapse'],
    (what, { portalUrl, locale }) => composeDepositMail(what, { firstName, portalUrl }, locale),
  ),
  ...previewMails('deposit-reminder', composeReminderMail, ['reminder'], (_, context) =>
    composeReminderMail(
      { lapsesOn: '2027-01-15' },
      { firstName, portalUrl: context.portalUrl },
      context.locale,
    ),
  ),
  ...previewMails('refund', composeRefundMail, steps, (what, { portalUrl, locale }) =>
    composeRefundMail(what, { firstName, portalUrl }, locale),
  ),
  ...previewMails('money', composeMoneyMail, [...missing, ...amounts], (what, context) =>
    composeMoneyMail(
      what === 'partly' || what === 'letter-ended'
        ? { what, amountOre: 5_000_000, missingOre: 2_500_000 }
        : { what, amountOre: 5_000_000 },
      { firstName, portalUrl: context.portalUrl },
      context.locale,
    ),
  ),
]
