import { type AuditActor, recorderFor } from '#core/audit/record-action.server.ts'
import type { auditNames } from './audit-names.ts'
import type { PayoutOwner } from './payout-owner.ts'

/** Writes down what staff do with money. */
export const recordAction = recorderFor<typeof auditNames>()

/** As the books name who did it. */
export const actorIdOf = (actor: AuditActor) => (actor.kind === 'staff' ? actor.userId : null)

/** Whose money it is, for the audit log. */
export function ownerFacts({ kind, key }: PayoutOwner) {
  if (kind === 'deposit') return { customerNumber: key }
  return kind === 'invoice' ? { payoutInvoice: key } : { payoutAssociation: key }
}
