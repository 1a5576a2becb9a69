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
 * What a sale would come to; nothing is sold.
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
 * Sells a membership for the price of today, from a day on, by invoice. It is audited, and who has it
 * is told by mail that staff did it. Sent twice, or twice at once, it is one sale.
 * @throws {Refusal} as `previewSale`, `OWN_CASE`, and one of `purchaseRefusals`, of which staff may set two aside
 */
export async function sellMembership(
  parts: { database: Database; encryption: FieldEncryption },
  staff: AuditActor,
  acting: MemberContext,
  { orderId, type, totalOre, startDate, waivedRules, why }: Sale,
): Promise<Purchased> {
  await getPerson(parts.database, acting.userId)
  // Before other refusals; what counts is asked once more with the sale.
  await requireOtherPerson(parts.database, staff, [acting.userId])
  requireStart(startDate, acting.today)
  return buyMembership(
    parts,
    {
      ...acting,

      startDate,
      waivedRules,
      isByStaff: true,
      record: async (transaction, { invoiceNumber }) => {
        await requireOtherPerson(transaction, staff, [acting.userId])
        await recordAction(transaction, staff, {
          action: 'membership-sold',
          subject: { kind: 'fitness-member', id: acting.userId },
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
