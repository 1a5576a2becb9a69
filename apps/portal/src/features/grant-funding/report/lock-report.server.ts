import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type LoadedAward, lockAward } from '../model/load-awards.server.ts'
import { type Applicant, requireApplicant } from '../model/require-applicant.server.ts'

export type ReportLock = {
  readonly loaded: LoadedAward
  readonly by: Applicant
  /** The latest one. */
  readonly latest: LoadedAward['reports'][number] | null
}

/**
 * The grant whose report the caller writes, locked.
 * @throws {Refusal} `GRANT_STATE`: no report is asked for now; those of `requireApplicant`
 */
export async function lockReport(
  transaction: Database,
  who: { readonly userId: string; readonly applicationId: string; readonly now: Date },
): Promise<ReportLock> {
  const loaded = await lockAward(transaction, who.applicationId)
  const by = await requireApplicant(transaction, who, { isChange: true })
  if (!loaded) throw refuseGrant('GRANT_NOT_FOUND')
  const { award, reports } = loaded
  const latest = reports.at(-1) ?? null
  const isDone = latest?.state === 'sent' || latest?.state === 'approved'
  if (award.state !== 'accepted' || award.reportDue === null || isDone)
    throw refuseGrant('GRANT_STATE')
  return { loaded, by, latest }
}
