import { defaultLocale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import type { PayoutParts } from '#core/bank/payout-source.ts'
import { prepareAgain } from '#core/bank/payouts/prepare-again.server.ts'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { grantPart } from '#core/grants/funding/tables.server.ts'
import { requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { partOre, partProgress } from '../model/award-facts.server.ts'
import type { AgainForm, ApprovePartForm } from '../model/forms.ts'
import { type LoadedAward, type LoadedPart, lockAward } from '../model/load-awards.server.ts'
import { inKroner, noteHistory } from '../model/note-history.server.ts'
import { requestKeyOf } from '../model/part-key.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { requirePayAccount } from './require-pay-account.server.ts'

type Wanted = { readonly partId: string } & ApprovePartForm

/**
 * Approves a part of a grant, which prepares it for a second person to release. Of two at once the
 * second finds it approved, and so does the same one again.
 * @throws {Refusal} `GRANT_NOT_FOUND`; `GRANT_STATE`: a later decision or report changed it; `OWN_CASE`,
 *   those of `requirePayAccount` and `preparePayout`
 */
export async function approvePart(
  { database, ...parts }: PayoutParts,
  staff: StaffActor,
  { partId, accountKey }: Wanted,
  now: Date,
): Promise<void> {
  await bringUpToDate(database, staff, partId, now)
  await database.transaction(async (transaction) => {
    const { loaded, part } = await lockPart(transaction, staff, partId)
    if (part.row.state !== 'waiting') throw refuseGrant('GRANT_STATE')
    const { application, award } = loaded
    const today = osloDate(now)
    const within = { ...parts, database: transaction }
    const account = await requirePayAccount(within, staff, loaded, { accountKey, today })
    const { amountOre } = part.row
    await preparePayout(
      within,
      {
        requestKey: requestKeyOf(partId),
        owner: { kind: 'grant', key: award.applicationId },
        amountOre,
        payee: { name: account.holder, account: account.number },
        message: m.grant_funding_payout_message(
          { reference: application.reference ?? '' },
          { locale: defaultLocale },
        ),
        approvedBy: staff.userId,
      },
      staff,
    )
    await transaction
      .update(grantPart)
      .set({ state: 'approved', decidedBy: staff.userId, decidedAt: now })
      .where(eq(grantPart.id, partId))
    await recordAction(transaction, staff, {
      action: 'grant-part-approved',
      subject: { kind: 'grant-funding', id: award.applicationId },
      after: {
        grantFundingOre: amountOre,
        grantFundingReference: application.reference ?? '',
      },
    })
    await noteHistory(
      transaction,
      application,
      'grant-part-approved',
      { kind: 'staff', userId: staff.userId },
      inKroner(amountOre),
    )
  })
}

/**
 * Prepares a part that was stopped, failed or came back once more, to the account that counts now.
 * @throws {Refusal} as `approvePart` and `prepareAgain`
 */
export async function payPartAgain(
  { database, ...parts }: PayoutParts,
  staff: StaffActor,
  { partId, accountKey, reason }: Wanted & AgainForm,
  now: Date,
): Promise<void> {
  await bringUpToDate(database, staff, partId, now)
  await database.transaction(async (transaction) => {
    const { loaded, part } = await lockPart(transaction, staff, partId)
    const isOver = partProgress(part) === 'over'
    if (part.row.state !== 'approved' || !isOver || !part.payout) throw refuseGrant('GRANT_STATE')
    const within = { ...parts, database: transaction }
    const today = osloDate(now)
    const account = await requirePayAccount(within, staff, loaded, { accountKey, today })
    const payee = { name: account.holder, account: account.number }
    await prepareAgain(within, { id: part.payout.id, payee, reason }, staff)
    await recordAction(transaction, staff, {
      action: 'grant-part-again',
      subject: { kind: 'grant-funding', id: loaded.award.applicationId },
      after: {
        grantFundingOre: partOre(part),
        grantFundingReason: reason,
        grantFundingReference: loaded.application.reference ?? '',
      },
    })
  })
}

/**
 * What was decided since the part was made counts. It stays done when the part is refused then: the one
 * that takes its place is there to be approved.
 */
const bringUpToDate = (
  database: Database,
  staff: StaffActor,
  partId: string,
  now: Date,
): Promise<unknown> =>
  database.transaction(async (transaction) => {
    const { part } = await lockPart(transaction, staff, partId)
    await reconcileAward(transaction, part.row.applicationId, { actorId: null, now })
  })

async function lockPart(
  transaction: Database,
  staff: StaffActor,
  partId: string,
): Promise<{ loaded: LoadedAward; part: LoadedPart }> {
  const [known] = await transaction
    .select({ applicationId: grantPart.applicationId })
    .from(grantPart)
    .where(eq(grantPart.id, partId))
  const loaded = known ? await lockAward(transaction, known.applicationId) : null
  const part = loaded?.parts.find(({ row }) => row.id === partId)
  if (!(loaded && part)) throw refuseGrant('GRANT_NOT_FOUND')
  await requireUninvolved(transaction, staff, [loaded.application.id])
  return { loaded, part }
}
