import { inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { OnReturned } from '#core/bank/payouts/on-returned.server.ts'
import type { OnSettled } from '#core/bank/payouts/on-settled.server.ts'
import type { OnReceived, ReceivedTransfer } from '#core/bank/transfers/on-received.server.ts'
import type { OnReclaimed } from '#core/bank/transfers/on-reclaimed.server.ts'
import { hasEndedLetter } from '#core/documents/checks/ended-letters.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { findCustomers } from './find-customers.server.ts'
import { composeMoneyMail } from './money-mail.server.ts'
import { type MoneyNotice, noticeOfCorrection, noticeOfReceipt } from './money-notices.ts'

/**
 * Mails students when they receive money, or it is reversed or paid out, in the transaction of that
 * action.
 */
export function moneyHooks(portalUrl: string): {
  onReceived: OnReceived
  onSettled: OnSettled
  onReturned: OnReturned
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
    onReturned: (transaction, returned) =>
      tell(
        transaction,
        returned.map(({ customerNumber, amountOre }) => ({
          customerNumber,
          news: { what: 'returned', amountOre },
        })),
        portalUrl,
      ),
    onSettled: (transaction, settled) =>
      tell(
        transaction,
        settled.map(({ customerNumber, amountOre, outcome }) => ({
          customerNumber,
          news: { what: outcome, amountOre },
        })),
        portalUrl,
      ),
  }
}

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
