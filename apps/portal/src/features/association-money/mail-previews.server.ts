import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeMoneyMail, type MoneyNotification } from './model/money-mail.server.ts'

const associationId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const association = 'Sjakklubben'
const amountOre = 1_250_000

const notifications: readonly MoneyNotification[] = [
  { kind: 'account-entered' },
  { kind: 'account-confirmed' },
  { kind: 'account-rejected' },
  { kind: 'account-removed', reason: 'Kontoen tilhører en privatperson.' },
  { kind: 'payout-declined', amountOre, reason: 'Billettene gjelder et arrangement i mars.' },
  { kind: 'payout-started', amountOre, reason: 'Foreningen er lagt ned.' },
  { kind: 'payout-paid', amountOre },
  { kind: 'payout-failed', amountOre },
  { kind: 'payout-returned', amountOre },
]

export const associationMoneyMails = notifications.map((one) =>
  previewMail(`association-money-${one.kind}`, composeMoneyMail, ({ portalUrl, locale }) =>
    composeMoneyMail(one, { association, associationId, firstName: 'Maja', portalUrl }, locale),
  ),
)
