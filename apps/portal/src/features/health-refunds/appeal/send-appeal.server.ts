import { randomUUID } from 'node:crypto'
import { appealWay } from '#core/appeals/appeal-way.ts'
import { healthRefundAppeal } from '#core/health-refunds/tables.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findAppeals, toAnswered } from '../letters/describe-decisions.server.ts'
import { findLatestDecision } from '../letters/record-decision.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { encryptText } from '../model/refund-secrets.server.ts'
import { mayAppeal } from '../model/sent-rules.ts'
import type { AppealForm } from './forms.ts'
import { type Applicant, lockOwn } from './lock-own.server.ts'
import { refuseAppeal } from './refuse.server.ts'

/**
 * The applicant appeals against the decision that counts. One that comes late is taken: the person who
 * decides it may refuse to hear it. Of two at once one is sent.
 * @throws {Refusal} `CASE_NOT_FOUND`, `HEALTH_NO_APPEAL`, `HEALTH_APPEAL_WAITS`
 */
export function sendAppeal(
  { database, encryption }: TermsParts,
  who: Applicant,
  form: AppealForm,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await lockOwn(transaction, who)
    const latest = await findLatestDecision(transaction, who.id)
    const decision = mayAppeal(found) ? latest : null
    const appeals = await findAppeals(transaction, who.id)
    const way = appealWay(decision, appeals.map(toAnswered), osloDate(now))
    if (way === 'waits') throw refuseAppeal('HEALTH_APPEAL_WAITS')
    if (!decision || way === 'final') throw refuseAppeal('HEALTH_NO_APPEAL')
    const id = randomUUID()
    await transaction.insert(healthRefundAppeal).values({
      id,
      caseId: who.id,
      decisionId: decision.id,
      text: encryptText(encryption, 'appeal', { id, text: form.text }),
      sentAt: now,
    })
  })
}
