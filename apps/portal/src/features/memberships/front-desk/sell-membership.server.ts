import type { AuditActor } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buyMembership, previewPurchase } from '../buy/buy-membership.server.ts'
import type { Purchased, PurchasePreview } from '../model/contract.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { checkStart } from '../model/rules/sale.ts'
import type { MemberContext } from '../my-membership/act-on-membership.server.ts'
import type { Sale, SalePreviewRequest } from './contract.ts'
import { getPerson } from './find-person.server.ts'

/**
 * Previews a sale, without selling anything.
 * @throws {Refusal} `PERSON_NOT_FOUND`, `TYPE_NOT_FOUND`, `START_IN_PAST`, `START_TOO_FAR`
 */
export async function previewSale(
  database: Database,
  { userId, today }: Pick<MemberContext, 'userId' | 'today'>,
  { type, startDate }: SalePreviewRequest,
): Promise<PurchasePreview> {
  await getPerson(database, userId)
  requireStart(startDate, today)
  return previewPurchase(database, type, { today, startDate })
}

/**
 * Sells a membership by invoice at today’s price, from a given day. The sale is audited, and the buyer
 * is notified that staff made it. Idempotent by `orderId`, also for concurrent requests.
 * @throws {Refusal} as `previewSale`, `OWN_CASE`, and one of `purchaseRefusals`, of which staff may waive two
 */
export async function sellMembership(
  dependencies: { database: Database; encryption: FieldEncryption },
  staff: AuditActor,
  context: MemberContext,
  { orderId, type, totalOre, startDate, waivedRules, why }: Sale,
): Promise<Purchased> {
  await getPerson(dependencies.database, context.userId)
  // Refuses this first; the transaction of the sale checks it again.
  await requireOtherPerson(dependencies.database, staff, [context.userId])
  requireStart(startDate, context.today)
  return buyMembership(
    dependencies,
    {
      ...context,
      startDate,
      waivedRules,
      isByStaff: true,
      record: async (transaction, { invoiceNumber }) => {
        await requireOtherPerson(transaction, staff, [context.userId])
        await recordAction(transaction, staff, {
          action: 'membership-sold',
          subject: { kind: 'fitness-member', id: context.userId },
          after: {
            membershipSold: type,
            membershipStart: startDate,
            fitnessInvoiceNumber: invoiceNumber,
            ...(waivedRules.length > 0 && { membershipRulesSetAside: waivedRules }),
            membershipChangeReason: why,
          },
        })
      },
    },
    { orderId, type, totalOre },
  )
}

function requireStart(startDate: string, today: string): void {
  const refusal = checkStart(startDate, today)
  if (refusal) throw refuse(refusal)
}
