import { eq } from 'drizzle-orm'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ReportForm } from '../model/forms.ts'
import { refuse } from '../model/refuse.server.ts'
import { lockReport } from './lock-report.server.ts'

/**
 * Saves the draft of a report, which all of the board share. One that was returned is followed by the
 * next number. Of two who write at once, the second is told.
 * @returns the version that there is now
 * @throws {Refusal} `REPORT_CHANGED`, and those of `lockReport`
 */
export function saveReport(
  database: Database,
  who: { readonly userId: string; readonly applicationId: string },
  { content, version }: ReportForm,
  now: Date,
): Promise<{ readonly version: number }> {
  return database.transaction(async (transaction) => {
    const { latest } = await lockReport(transaction, { ...who, now })
    const draft = latest?.state === 'draft' ? latest : null
    if ((draft?.version ?? 0) !== version) throw refuse('REPORT_CHANGED')
    const saved = { content, savedBy: who.userId, savedAt: now, version: version + 1 }
    if (draft) await transaction.update(grantReport).set(saved).where(eq(grantReport.id, draft.id))
    else
      await transaction.insert(grantReport).values({
        ...saved,
        applicationId: who.applicationId,
        number: (latest?.number ?? 0) + 1,
      })
    return { version: version + 1 }
  })
}
