import { eq } from 'drizzle-orm'
import { bankAccount } from '#core/bank/accounts.ts'
import { associationPayer } from '#core/bank/association-payer.server.ts'
import { claimAccount } from '#core/grants/accounts.ts'
import { grantClaim } from '#core/grants/funding/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { isOwnAccount } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { ReceivedForm } from '../model/forms.ts'
import { notifyApplicant } from '../model/funding-mail.server.ts'
import { inKroner, noteHistory } from '../model/note-history.server.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { ClaimParts } from './claim-parts.server.ts'
import { lockClaim, recordClaim } from './lock-claim.server.ts'

/**
 * Registers on which day the money came to the bank, or takes that back. Nothing is booked before a
 * second person has confirmed it.
 * @throws {Refusal} `CLAIM_DATE_INVALID`, and those of `lockClaim`
 */
export function registerReceived(
  database: Database,
  staff: StaffActor,
  { claimId, day }: ReceivedForm & { readonly claimId: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const locked = await lockClaim(transaction, staff, claimId, ['open'])
    const { claim } = locked
    const confirmedOn = osloDate(claim.confirmedAt ?? now)
    if (day !== null && (day > osloDate(now) || day < confirmedOn))
      throw refuse('CLAIM_DATE_INVALID')
    await transaction
      .update(grantClaim)
      .set({
        receivedOn: day,
        registeredBy: day === null ? null : staff.userId,
        version: claim.version + 1,
      })
      .where(eq(grantClaim.id, claimId))
    await recordClaim(transaction, staff, locked, 'grant-claim-received', {
      grantFundingDay: day ?? '',
    })
  })
}

/**
 * A second person confirms that the money came: it is booked and the claim is paid.
 * @throws {Refusal} `GRANT_STATE`: nobody has registered it; `CLAIM_OWN`: the caller has; `CLAIM_NO_BANK`,
 *   and those of `lockClaim`
 */
export function confirmReceived(
  {
    database,
    portalUrl,
    configuration,
  }: ClaimParts & {
    readonly configuration: Partial<Pick<Configuration, 'ASSOCIATION_IBAN' | 'ASSOCIATION_BIC'>>
  },
  staff: StaffActor,
  { claimId }: { readonly claimId: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const locked = await lockClaim(transaction, staff, claimId, ['open'])
    const { loaded, claim } = locked
    const { amountOre, receivedOn, registeredBy } = claim
    if (receivedOn === null) throw refuseGrant('GRANT_STATE')
    if (await isOwnAccount(transaction, staff.userId, registeredBy)) throw refuse('CLAIM_OWN')
    const payer = associationPayer(configuration)
    if (!payer) throw refuse('CLAIM_NO_BANK')
    const { application } = loaded
    await postTransaction(transaction, {
      key: `grant-claim-paid:${claimId}`,
      kind: 'grant-claim-paid',
      valueDate: receivedOn,
      actorId: staff.userId,
      entries: move(amountOre, { from: claimAccount(application.id), to: bankAccount(payer.iban) }),
    })
    await transaction
      .update(grantClaim)
      .set({ state: 'paid', closedBy: staff.userId, closedAt: now, version: claim.version + 1 })
      .where(eq(grantClaim.id, claimId))
    await recordClaim(transaction, staff, locked, 'grant-claim-paid', {
      grantFundingDay: receivedOn,
    })
    const by = { kind: 'staff', userId: staff.userId } as const
    await noteHistory(transaction, application, 'grant-claim-paid', by, inKroner(amountOre))
    const about = { applicationId: application.id, portalUrl }
    await notifyApplicant(transaction, about, { kind: 'claim-paid', amountOre })
    await reconcileAward(transaction, application.id, { actorId: staff.userId, now })
  })
}
