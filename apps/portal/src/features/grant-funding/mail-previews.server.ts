import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeFundingMail, type FundingNotice } from './model/funding-mail.server.ts'

const amountOre = 1_250_000
const day = '2027-03-01'
const reason = 'Kvitteringene er uleselige.'

const notices: readonly FundingNotice[] = [
  { kind: 'accept-reminder', day },
  { kind: 'lapsed', day },
  { kind: 'reopened', day, reason },
  { kind: 'report-reminder', day },
  { kind: 'report-overdue', day },
  { kind: 'report-postponed', day, reason },
  { kind: 'report-returned', day, reason },
  { kind: 'report-approved', amountOre },
  { kind: 'report-reopened', reason: 'Den ble godkjent før vi hadde sett alle kvitteringene.' },
  { kind: 'ended', reason },
  { kind: 'paid', amountOre },
  { kind: 'failed', amountOre },
  { kind: 'returned', amountOre },
  { kind: 'claimed', amountOre, day, reason },
  { kind: 'claim-overdue', amountOre, day },
  { kind: 'claim-paid', amountOre },
  { kind: 'claim-cancelled', amountOre, reason },
]

const association = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', name: 'Sjakklubben' }
const about = { title: 'Vårturnering', reference: '900017', firstName: 'Maja' }

export const grantFundingMails = [
  ...notices.map((one) =>
    previewMail(`grant-funding-${one.kind}`, composeFundingMail, ({ portalUrl, locale }) =>
      composeFundingMail(one, { ...about, association, portalUrl }, locale),
    ),
  ),
  previewMail('grant-funding-of-person', composeFundingMail, ({ portalUrl, locale }) =>
    composeFundingMail(
      { kind: 'paid', amountOre },
      { ...about, association: null, portalUrl },
      locale,
    ),
  ),
]
