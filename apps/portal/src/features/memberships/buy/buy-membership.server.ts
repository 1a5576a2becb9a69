import { and, eq } from 'drizzle-orm'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { totalOf } from '#core/invoices/lines.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { OfferedType, Purchase, Purchased, PurchasePreview } from '../model/contract.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { getOfferedType } from '../model/find-types.server.ts'
import { ofJoinedMembership } from '../model/invoices-of.server.ts'
import { issueMembershipInvoice } from '../model/issue-invoice.server.ts'
import { lockMembershipsOf } from '../model/lock-memberships.server.ts'
import { notifyMember, type Recipient } from '../model/membership-mail.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { commitmentTotal, firstInvoice, paidUntil } from '../model/rules/invoicing.ts'
import {
  cashMembership,
  commitmentEnd,
  monthlyMembership,
} from '../model/rules/membership-facts.ts'
import type { WaivablePurchaseRule } from '../model/rules/sale.ts'
import { describeBuyer } from './describe-buyer.server.ts'

type Dependencies = { readonly database: Database; readonly encryption: FieldEncryption }
type PurchaseContext = Recipient & {
  readonly today: string
  /** The first day; today by default. */
  readonly startDate?: string
  /** Rules that staff have waived. */
  readonly waivedRules?: readonly WaivablePurchaseRule[]
  /** Called in the transaction of the purchase. */
  readonly record?: (transaction: Database, bought: Purchased) => Promise<void>
}

/**
 * Previews a purchase today of a membership that starts on a given day.
 * @throws {Refusal} `TYPE_NOT_FOUND`
 */
export async function previewPurchase(
  database: Database,
  code: string,
  { today, startDate = today }: Pick<PurchaseContext, 'today' | 'startDate'>,
): Promise<PurchasePreview> {
  const type = await getOfferedType(database, code, today)
  const { daysToPay } = await findSettings(database)
  const { lines, dueOn } = firstInvoice(type, startDate, daysToPay)
  return {
    type,
    startDate,
    membershipEndDate: endOf(type, startDate),
    commitmentEndDate: commitmentEnd({
      startDate,
      commitmentMonths: commitmentOf(type),
      freezes: [],
    }),
    commitmentTotalOre: commitmentTotal(type, startDate),
    lines: [...lines],
    totalOre: totalOf({ lines }),
    dueOn,
  }
}

const commitmentOf = ({ payment, months }: OfferedType) => (payment === 'monthly' ? months : 0)
const endOf = ({ payment, months }: OfferedType, startDate: string) =>
  payment === 'once' ? paidUntil(startDate, months) : null

/**
 * Buys a membership at today's price, issues the first invoice and notifies the member. Idempotent
 * by `orderId`, also for concurrent requests.
 * @throws {Refusal} one of `purchaseRefusals`
 */
export async function buyMembership(
  dependencies: Dependencies,
  context: PurchaseContext,
  order: Purchase,
): Promise<Purchased> {
  const { userId, today, startDate = today, waivedRules = [] } = context
  const before = await findPurchase(dependencies.database, userId, order.orderId)
  if (before) return before
  const buyer = await describeBuyer(dependencies, userId, startDate)
  const applies = (rule: WaivablePurchaseRule) => !waivedRules.includes(rule)
  if (buyer.isEmployee && applies('NO_EMPLOYEES')) throw refuse('NO_EMPLOYEES')
  if (buyer.isMember) return findConcurrentPurchase(dependencies.database, userId, order.orderId)
  const type = await getOfferedType(dependencies.database, order.type, today)
  if (type.isForStudents && !buyer.isStudent && applies('STUDENT_FEE_MISSING'))
    throw refuse('STUDENT_FEE_MISSING')
  const { daysToPay } = await findSettings(dependencies.database)
  if (totalOf(firstInvoice(type, startDate, daysToPay)) !== order.totalOre)
    throw refuse('PRICE_CHANGED')
  try {
    return await dependencies.database.transaction((transaction) =>
      writePurchase(transaction, context, { orderId: order.orderId, type }),
    )
  } catch (error) {
    if (!breaksConstraint(error, 'fitness_membership_one_at_a_time')) throw error
    return findConcurrentPurchase(dependencies.database, userId, order.orderId)
  }
}

/** A concurrent request with the same order may have created the membership. */
async function findConcurrentPurchase(
  database: Database,
  userId: string,
  orderId: string,
): Promise<Purchased> {
  const found = await findPurchase(database, userId, orderId)
  if (!found) throw refuse('MEMBERSHIP_EXISTS')
  return found
}

async function writePurchase(
  transaction: Database,
  { today, startDate = today, record, ...recipient }: PurchaseContext,
  { orderId, type }: { orderId: string; type: OfferedType },
): Promise<Purchased> {
  const { userId } = recipient
  await lockMembershipsOf(transaction, userId)
  const isMonthly = type.payment === 'monthly'
  const [membership] = await transaction
    .insert(fitnessMembership)
    .values({
      userId,
      orderId,
      isSoldByStaff: recipient.isByStaff ?? false,
      type: type.code,
      membershipCategory: isMonthly ? monthlyMembership : cashMembership,
      startDate,
      endDate: endOf(type, startDate),
      commitmentMonths: commitmentOf(type),
      monthlyAmountOre: isMonthly ? type.priceOre : null,
    })
    .returning({ id: fitnessMembership.id })
  if (!membership) throw new Error('the membership was not inserted')
  const { daysToPay } = await findSettings(transaction)
  const draft = firstInvoice(type, startDate, daysToPay)
  const { name: typeName, vatPercent } = type
  const asked = { amountOre: totalOf(draft), dueOn: draft.dueOn }
  await notifyMember(transaction, recipient, { kind: 'bought', typeName, startDate, ...asked })
  const to = { userId, membershipId: membership.id, typeName, vatPercent, invoicedOn: today }
  const bought = toPurchased(await issueMembershipInvoice(transaction, to, draft))
  await record?.(transaction, bought)
  return bought
}

async function findPurchase(
  database: Database,
  userId: string,
  orderId: string,
): Promise<Purchased | null> {
  const [found] = await database
    .select({ invoice })
    .from(fitnessMembership)
    .innerJoin(invoice, ofJoinedMembership)
    .where(and(eq(fitnessMembership.userId, userId), eq(fitnessMembership.orderId, orderId)))
    .orderBy(invoice.periodStart)
    .limit(1)
  return found ? toPurchased(found.invoice) : null
}

function toPurchased({ invoiceNumber, dueOn, amountOre }: InvoiceRow): Purchased {
  return { invoiceNumber: String(invoiceNumber), dueOn, totalOre: amountOre }
}
