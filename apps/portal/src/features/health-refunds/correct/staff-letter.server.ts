import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, not } from 'drizzle-orm'
import { noteAccess } from '#core/cases/note-access.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { isTied } from '#core/cases/tied-cases.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import { healthRefundDecision } from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { healthCases } from '../decide/health-cases.server.ts'
import { drawDecisionLetter, type LetterParts } from '../letters/draw-decision-letter.server.ts'

/**
 * The letter of a decision, for staff. The look is in the access log of the applicant.
 * @throws {Refusal} `CASE_NOT_FOUND`: there is none, or it is of somebody whom the reader is tied to;
 *   `NO_SENDER`
 */
export async function findStaffLetter(
  { database, ...parts }: LetterParts & { readonly database: Database },
  about: { readonly staffId: string; readonly id: string; readonly letter: string },
  language: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { staffId, id, letter } = about
  const [found] = await database
    .select({ decision: healthRefundDecision, userId: caseFile.userId })
    .from(healthRefundDecision)
    .innerJoin(caseFile, eq(caseFile.id, healthRefundDecision.caseId))
    .where(
      and(
        eq(healthRefundDecision.id, letter),
        eq(caseFile.id, id),
        eq(caseFile.kind, healthKind),
        not(isTied([healthCases], staffId)),
      ),
    )
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  const bytes = await drawDecisionLetter(parts, found.decision, language)
  await noteAccess(database, healthCases, { staffId, userId: found.userId })
  return bytes
}
