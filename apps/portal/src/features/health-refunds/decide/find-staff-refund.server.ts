import { and, eq, not } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { noteAccess } from '#core/cases/note-access.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { waitsForStaff } from '#core/cases/rules.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import { isTied } from '#core/cases/tied-cases.server.ts'
import { listAttachments } from '#core/files/attachments.server.ts'
import { healthFiles } from '#core/health-refunds/case-kind.ts'
import { healthScheme } from '#core/health-refunds/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { describeLine } from '../model/describe-line.server.ts'
import { findPaidSemesters, type TermsParts } from '../model/find-terms.server.ts'
import { decryptNote, decryptPayee } from '../model/refund-secrets.server.ts'
import type { StaffHealthRefund } from './contract.ts'
import { healthCases } from './health-cases.server.ts'
import { workOutCase } from './work-out-case.server.ts'

/**
 * Everything that a decision needs. The look is in the access log of the applicant.
 * @throws {Refusal} `CASE_NOT_FOUND`: there is none, or it is of somebody whom the reader is tied to
 */
export async function findStaffRefund(
  parts: TermsParts,
  { staffId, id }: { readonly staffId: string; readonly id: string },
): Promise<StaffHealthRefund> {
  const { database, encryption } = parts
  const worked = await workOutCase(parts, id)
  if (!worked) throw refuseCase('CASE_NOT_FOUND')
  const { row, userId, rules, lines, calculation } = worked
  const [found] = await database
    .select({
      caseFile,
      decided: caseDecision.caseId,
      firstName: user.firstName,
      lastName: user.lastName,
      birthDate: profile.birthDate,
    })
    .from(caseFile)
    .innerJoin(user, eq(user.id, caseFile.userId))
    .leftJoin(profile, eq(profile.userId, caseFile.userId))
    .leftJoin(caseDecision, eq(caseDecision.caseId, caseFile.id))
    .where(and(eq(caseFile.id, id), not(isTied([healthCases], staffId))))
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  await noteAccess(database, healthCases, { staffId, userId })
  const [scheme] = await database
    .select({ name: healthScheme.name })
    .from(healthScheme)
    .where(eq(healthScheme.id, row.schemeId))
  const files = await listAttachments(database, healthFiles(id))
  const { status, version, closedAt } = found.caseFile
  return {
    id,
    version,
    person: { name: `${found.firstName} ${found.lastName}`, birthDate: found.birthDate ?? '' },
    payeeName: decryptPayee(encryption, row).name,
    maskedAccount: row.accountMasked,
    schemeName: scheme?.name ?? {},
    rules,
    period: row.period,
    sentAt: row.sentAt.toISOString(),
    note: decryptNote(encryption, row),
    doctorFrom: row.doctorFrom,
    doctorTo: row.doctorTo,
    paidSemesters: [...(await findPaidSemesters(parts, userId))],
    lines: lines.map((line) => describeLine(encryption, line, files)),
    calculation,
    sentPayoutOre: row.sentCalculation.payoutOre,
    grantedOre: row.grantedOre,
    mayChange: closedAt === null && found.decided === null && waitsForStaff(status),
  }
}
