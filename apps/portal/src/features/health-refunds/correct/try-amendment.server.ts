import { and, eq, not } from 'drizzle-orm'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { isTied } from '#core/cases/tied-cases.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { healthCases } from '../decide/health-cases.server.ts'
import { lineRefusals } from '../decide/refusals.ts'
import { type Instead, type WorkedOutCase, workOutCase } from '../decide/work-out-case.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import type { Tried } from './contract.ts'

/**
 * What a decision would come to, if this counted of its expenses.
 * @throws {Refusal} `CASE_NOT_FOUND`; `HEALTH_LINE_NOT_FOUND`: one is of another application, or there
 *   twice; `HEALTH_ACCEPTED_TOO_HIGH`
 */
export async function tryAmendment(
  parts: TermsParts,
  caseId: string,
  lines: Instead,
): Promise<WorkedOutCase> {
  const worked = await workOutCase(parts, caseId, lines)
  if (!worked) throw refuseCase('CASE_NOT_FOUND')
  const spent = new Map(worked.lines.map(({ id, amountOre }) => [id, amountOre]))
  if (new Set(lines.map(({ id }) => id)).size < lines.length)
    throw refuseLine('HEALTH_LINE_NOT_FOUND')
  for (const { id, acceptedOre } of lines) {
    const spentOre = spent.get(id)
    if (spentOre === undefined) throw refuseLine('HEALTH_LINE_NOT_FOUND')
    if ((acceptedOre ?? 0) > spentOre) throw refuseLine('HEALTH_ACCEPTED_TOO_HIGH')
  }
  return worked
}

/** The same for staff who may read the application. @throws {Refusal} those of `tryAmendment` */
export async function tryForStaff(
  parts: TermsParts,
  { userId }: StaffActor,
  caseId: string,
  lines: Instead,
): Promise<Tried> {
  const { database } = parts
  const isReadable = await database.$count(
    caseFile,
    and(eq(caseFile.id, caseId), not(isTied([healthCases], userId))),
  )
  if (isReadable === 0) throw refuseCase('CASE_NOT_FOUND')
  const { calculation } = await tryAmendment(parts, caseId, lines)
  return { calculation: { ...calculation, categories: [...calculation.categories] } }
}

const refuseLine = (code: keyof typeof lineRefusals) => new Refusal(code, lineRefusals[code])
