import { and, eq } from 'drizzle-orm'
import { lockCase } from '#core/cases/lock-cases.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { waitsForStaff } from '#core/cases/rules.ts'
import { caseDecision } from '#core/cases/tables.server.ts'
import { requireUntied } from '#core/cases/tied-cases.server.ts'
import { healthRefundLine } from '#core/health-refunds/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { encryptLine } from '../model/refund-secrets.server.ts'
import { healthCases } from './health-cases.server.ts'
import type { LineForm } from './line-form.ts'
import { type LineRefusal, lineRefusals } from './refusals.ts'

const refuse = (code: LineRefusal) => new Refusal(code, lineRefusals[code])

/**
 * Sets what counts of an expense, with a reason that the applicant reads once it is decided.
 * @throws {Refusal} `CASE_NOT_FOUND`, `OWN_CASE`, `CASE_CHANGED`: somebody has done something since;
 *   `STEP_NOT_POSSIBLE`: it is decided; `lineRefusals`
 */
export function acceptLine(
  { database, encryption }: TermsParts,
  staff: StaffActor,
  { id, line, acceptedOre, because, version }: LineForm & { id: string; line: string },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await lockCase(transaction, id, [healthCases])
    await requireUntied(transaction, [healthCases], { staff, caseId: id })
    if (found.version !== version) throw refuseCase('CASE_CHANGED')
    const pending = await transaction.$count(caseDecision, eq(caseDecision.caseId, id))
    if (pending > 0 || !waitsForStaff(found.status)) throw refuseCase('STEP_NOT_POSSIBLE')
    const [before] = await transaction
      .select()
      .from(healthRefundLine)
      .where(and(eq(healthRefundLine.id, line), eq(healthRefundLine.caseId, id)))
    if (!before) throw refuse('HEALTH_LINE_NOT_FOUND')
    if ((acceptedOre ?? 0) > before.amountOre) throw refuse('HEALTH_ACCEPTED_TOO_HIGH')
    await transaction
      .update(healthRefundLine)
      .set(
        acceptedOre === null
          ? { acceptedOre: null, acceptedBecause: null, acceptedBy: null }
          : {
              acceptedOre,
              acceptedBecause: encryptLine(encryption, 'accepted_because', {
                id: line,
                text: because,
              }),
              acceptedBy: staff.userId,
            },
      )
      .where(eq(healthRefundLine.id, line))
    // Neither the expense nor the reason: administrators read the log.
    await recordAction(transaction, staff, {
      action: 'health-line-accepted',
      subject: { kind: 'health-refund', id },
      after: { healthLine: acceptedOre === null ? 'as-sent' : 'changed' },
    })
  })
}
