import { findCustomersOf } from '#core/bank/own-money.server.ts'
import type { PayoutReader, PayoutReason, PayoutSource } from '#core/bank/payout-source.ts'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { depositHolderOf } from '../model/deposit-holder.server.ts'
import { reasonTexts } from '../refund/reason-texts.ts'
import { findCustomers, findKeysByText } from './find-customers.server.ts'
import { type DecidedRefund, findRefunds } from './find-refunds.server.ts'
import { notifyPaid, notifyReturned } from './notify-students.server.ts'
import { requireCauseForRetry } from './require-cause.server.ts'

/** Money of students: their refunds, and what staff pay back of it. */
export const depositPayouts: PayoutSource = {
  kind: 'deposit',
  name: m.deposit_payouts_name,
  settings: ['DEPOSIT_IBAN', 'DEPOSIT_BIC', 'DEPOSIT_BANK'],
  payerOf: (configuration) => {
    const holder = depositHolderOf(configuration)
    return holder && { name: holder.name, iban: holder.iban, bic: holder.bic }
  },
  findOwn: findCustomersOf,
  async describe(database, keys, reader) {
    const customers = await findCustomers(database, keys)
    return new Map(
      keys.map((key) => {
        const customer = customers.get(key)
        return [
          key,
          {
            name: customer?.fullName ?? null,
            reference: key,
            link: customer ? linkToCase(customer.caseId, reader) : null,
          },
        ]
      }),
    )
  },
  findByText: findKeysByText,
  async reasonsOf(database, requestKeys, reader) {
    const refunds = await findRefunds(database, requestKeys)
    return new Map([...refunds].map(([key, refund]) => [key, describeRefund(refund, reader)]))
  },
  checkAgain: requireCauseForRetry,
  onSettled: notifyPaid,
  onReturned: notifyReturned,
}

/** Cases are read by those who decide them. */
const linkToCase = (caseId: string, { roles }: PayoutReader) =>
  roles.includes('caseworker') ? { page: 'staffCase' as const, params: { id: caseId } } : null

function describeRefund(
  { caseId, sentOn, route, reason, approvedOn, approvedBy, comment }: DecidedRefund,
  reader: PayoutReader,
): PayoutReason {
  const options = { locale: reader.locale }
  const dateText = (date: string) => formatShortDate(noonOf(date), reader.locale)
  const name = approvedBy ?? m.money_somebody({}, options)
  return {
    heading: m.money_payout_why_refund({ date: dateText(sentOn) }, options),
    link: linkToCase(caseId, reader),
    lines: [
      route === 'ordinary'
        ? m.money_payout_why_own_account({}, options)
        : m.money_payout_why_other_account(
            { reason: reason ? reasonTexts[reason]({}, options) : '' },
            options,
          ),
      ...(approvedOn
        ? [m.money_payout_why_approved({ date: dateText(approvedOn), name }, options)]
        : []),
      ...(comment ? [m.money_payout_why_comment({ comment }, options)] : []),
    ],
  }
}
