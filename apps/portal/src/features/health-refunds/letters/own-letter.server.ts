import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq } from 'drizzle-orm'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import { healthRefundDecision } from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { drawDecisionLetter, type LetterParts } from './draw-decision-letter.server.ts'

/** @throws {Refusal} `CASE_NOT_FOUND`: it is of another application or person; `NO_SENDER` */
export async function findOwnLetter(
  { database, ...parts }: LetterParts & { readonly database: Database },
  { userId, id, letter }: { readonly userId: string; readonly id: string; readonly letter: string },
  language: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const [found] = await database
    .select({ decision: healthRefundDecision })
    .from(healthRefundDecision)
    .innerJoin(caseFile, eq(caseFile.id, healthRefundDecision.caseId))
    .where(
      and(
        eq(healthRefundDecision.id, letter),
        eq(caseFile.id, id),
        eq(caseFile.userId, userId),
        eq(caseFile.kind, healthKind),
      ),
    )
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  return drawDecisionLetter(parts, found.decision, language)
}
