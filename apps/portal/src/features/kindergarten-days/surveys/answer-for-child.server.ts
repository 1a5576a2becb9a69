import { findConcerned } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { requireChild } from '#core/kindergartens/access/staff-access.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffAnswersForm } from '../model/forms.ts'
import { recordAction } from '../model/record-action.server.ts'
import { saveAnswers } from '../model/save-answers.server.ts'
import { lockSurvey } from './lock-survey.server.ts'

/**
 * Staff answer for a child, also after the deadline.
 * @throws {Refusal} see `surveyDescribed.answer`, `OWN_CASE`
 */
export async function answerForChild(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  staff: StaffActor,
  wanted: StaffAnswersForm & { readonly id: string; readonly now: Date },
): Promise<void> {
  const { id, childId, answers, now } = wanted
  await database.transaction(async (transaction) => {
    const survey = await lockSurvey(transaction, staff, id)
    await requireChild(transaction, staff, childId)
    const concerned = await findConcerned({ database: transaction, encryption }, childId)
    await requireOtherPerson(transaction, staff, concerned)
    await saveAnswers(transaction, { survey, childId, guardianId: null, answers, now })
    const coming = answers.filter(({ isComing }) => isComing).length
    await recordAction(transaction, staff, {
      action: 'kindergarten-survey-answered',
      subject: { kind: 'kindergarten-survey', id },
      after: {
        surveyChild: childId,
        surveyComing: coming,
        surveyAway: answers.length - coming,
      },
    })
  })
}
