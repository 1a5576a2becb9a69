import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { normaliseAccountNumber } from '../account-number.ts'
import type { PayoutParts } from '../payout-source.ts'
import { refuse } from '../refuse.server.ts'
import { addPayout, type PayoutRequest } from './add-payout.server.ts'
import type { ManualPayee, Payee } from './payee.server.ts'

/** What the details of a payee abroad may come to, in characters. */
export const longestDetails = 500

/**
 * Makes a payout ready for somebody else to release. The same request again is the same payout. It
 * may be called in a transaction of the caller.
 *
 * @param actor who does it; for what takes effect in a job, the person who decided it
 *   (`whoDecided`)
 * @returns its id
 * @throws {Refusal} PAYOUT_ACCOUNT_INVALID, PAYOUT_DIFFERS, PAYOUT_EXCEEDS_BALANCE
 */
export async function preparePayout(
  parts: PayoutParts,
  request: PayoutRequest<Payee>,
  actor: StaffAuditActor,
): Promise<string> {
  const account = normaliseAccountNumber(request.payee.account)
  if (account === null) throw refuse('PAYOUT_ACCOUNT_INVALID')
  const payee = { name: request.payee.name, account, details: null }
  return addPayout(parts, { ...request, payee }, actor)
}

/**
 * The same for one that somebody types into the bank, to an account that no file of ours can name.
 *
 * @throws {Refusal} PAYOUT_DETAILS_INVALID, PAYOUT_DIFFERS, PAYOUT_EXCEEDS_BALANCE
 */
export async function prepareManualPayout(
  parts: PayoutParts,
  request: PayoutRequest<ManualPayee>,
  actor: StaffAuditActor,
): Promise<string> {
  const details = request.payee.details.trim()
  if (details === '' || details.length > longestDetails) throw refuse('PAYOUT_DETAILS_INVALID')
  const payee = { name: request.payee.name, account: null, details }
  return addPayout(parts, { ...request, payee }, actor)
}
