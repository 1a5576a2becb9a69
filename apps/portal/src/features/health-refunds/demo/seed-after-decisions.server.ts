import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { SettlingParts } from '#core/bank/payout-source.ts'
import {
  healthRefundAppeal,
  healthRefundCorrection,
  healthRefundLine,
} from '#core/health-refunds/tables.server.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { confirmCorrection, proposeCorrection } from '../correct/propose-correction.server.ts'
import { tryAmendment } from '../correct/try-amendment.server.ts'
import { findLatestDecision } from '../letters/record-decision.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { encryptText } from '../model/refund-secrets.server.ts'
import type { DemoState } from './demo-applicants.ts'

/** The applicant disagrees with a rejection. */
export async function seedAppeal(
  { database, encryption }: TermsParts,
  caseId: string,
): Promise<void> {
  const id = randomUUID()
  const text = 'Kvitteringen står i mitt gamle navn. Jeg har lagt ved en bekreftelse.'
  const decision = await findLatestDecision(database, caseId)
  if (!decision) return
  await database.insert(healthRefundAppeal).values({
    id,
    caseId,
    decisionId: decision.id,
    text: encryptText(encryption, 'appeal', { id, text }),
    sentAt: new Date(),
  })
}

/** The second expense should not have counted: a colleague confirms that, or has done so. */
export async function seedCorrection(
  parts: SettlingParts,
  {
    caseId,
    state,
    staffId,
  }: { caseId: string } & { readonly state: DemoState; readonly staffId: string },
): Promise<void> {
  const { database } = parts
  const now = new Date()
  const staff = await findDemoStaff(database, 'health')
  const colleague = await findDemoStaff(database, 'health', staffId)
  const decision = await findLatestDecision(database, caseId)
  const [line] = await database
    .select({ id: healthRefundLine.id })
    .from(healthRefundLine)
    .where(and(eq(healthRefundLine.caseId, caseId), eq(healthRefundLine.position, 1)))
  if (!(staff && colleague && decision && line)) return
  const lines = [{ id: line.id, acceptedOre: 0, because: 'Behandlingen var i fjor.' }]
  const { calculation } = await tryAmendment(parts, caseId, lines)
  const form = {
    decisionId: decision.id,
    lines,
    words: 'Vi så ikke at den ene behandlingen var i fjor.',
    grantedOre: calculation.payoutOre,
    payBackBy: addDays(osloDate(now), 30),
  }
  await proposeCorrection(parts, staff, { id: caseId, ...form }, now)
  if (state === 'corrected') return
  const [row] = await database
    .select({ id: healthRefundCorrection.id })
    .from(healthRefundCorrection)
    .where(eq(healthRefundCorrection.caseId, caseId))
  if (row) await confirmCorrection(parts, colleague, { id: caseId, correction: row.id }, now)
}
