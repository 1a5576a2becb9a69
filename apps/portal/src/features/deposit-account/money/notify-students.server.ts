import { inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { PayoutSource } from '#core/bank/payout-source.ts'
import type { OnReceived, ReceivedTransfer } from '#core/bank/transfers/on-received.server.ts'
import type { OnReclaimed } from '#core/bank/transfers/on-reclaimed.server.ts'
import { hasEndedLetter } from '#core/documents/checks/ended-letters.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { findCustomers } from './find-customers.server.ts'
import { composeMoneyMail } from './money-mail.server.ts'
import { type MoneyNotice, noticeOfCorrection, noticeOfReceipt } from './money-notices.ts'

/** Mails students when they receive money, or it is reversed, in the transaction of that action. */
export function moneyHooks(portalUrl: string): {
  onReceived: OnReceived
  onReclaimed: OnReclaimed
} {
  return {
    onReceived: async (transaction, received) => {
      const added = sumByCustomer(received)
      const customers = await findCustomers(transaction, [...added.keys()])
      const news = [...added].flatMap(([customerNumber, addedOre]) => {
        const customer = customers.get(customerNumber)
        return customer ? [{ customerNumber, news: noticeOfReceipt(addedOre, customer) }] : []
      })
      await tell(transaction, news, portalUrl)
    },
    // Only who has a letter that stops being valid must do something.
    onReclaimed: async (transaction, { customerNumber, amountOre }) => {
      if (!(await hasEndedLetter(transaction, customerNumber))) return
      const customer = (await findCustomers(transaction, [customerNumber])).get(customerNumber)
      if (!customer) return
      await tell(
        transaction,
        [{ customerNumber, news: noticeOfCorrection(amountOre, customer) }],
        portalUrl,
      )
    },
  }
}

/** Mails students whose money was paid out, or was not. */
export const notifyPaid: NonNullable<PayoutSource['onSettled']> = (
  transaction,
  settled,
  { portalUrl },
) =>
  tell(
    transaction,
    settled.map(({ owner, amountOre, outcome }) => ({
      customerNumber: owner.key,
      news: { what: outcome, amountOre },
    })),
    portalUrl,
  )

/** Mails students whose payout came back. */
export const notifyReturned: NonNullable<PayoutSource['onReturned']> = (
  transaction,
  returned,
  { portalUrl },
) =>
  tell(
    transaction,
    returned.map(({ owner, amountOre }) => ({
      customerNumber: owner.key,
      news: { what: 'returned', amountOre },
    })),
    portalUrl,
  )

/** Several transfers of one student in one file go into one mail. */
function sumByCustomer(received: readonly ReceivedTransfer[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { customerNumber, amountOre } of received)
    sums.set(customerNumber, (sums.get(customerNumber) ?? 0) + amountOre)
  return sums
}

/** A person whose portal account was deleted gets no mail. */
async function tell(
  transaction: Database,
  told: readonly { customerNumber: string; news: MoneyNotice }[],
  portalUrl: string,
): Promise<void> {
  const customers = await findCustomers(
    transaction,
    told.map(({ customerNumber }) => customerNumber),
  )
  const ids = [...customers.values()].map(({ userId }) => userId)
  if (ids.length === 0) return
  const people = await transaction
    .select({ id: user.id, email: user.email, firstName: user.firstName })
    .from(user)
    .where(inArray(user.id, ids))
  const byId = new Map(people.map((person) => [person.id, person]))
  for (const { customerNumber, news } of told) {
    const customer = customers.get(customerNumber)
    const person = customer && byId.get(customer.userId)
    if (!customer || !person) continue
    const { email, firstName } = person
    const mail = composeMoneyMail(news, { firstName, portalUrl }, customer.language)
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  }
}
