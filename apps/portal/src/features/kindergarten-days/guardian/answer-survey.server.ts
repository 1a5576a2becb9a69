import { eq } from 'drizzle-orm'
import { requireGuardian } from '#core/kindergartens/access/guardian-access.server.ts'
import { isOpenOn } from '#core/kindergartens/days/rules.ts'
import { kindergartenSurvey } from '#core/kindergartens/days/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AnswersForm } from '../model/forms.ts'
import { refuseDays } from '../model/refuse.server.ts'
import { saveAnswers } from '../model/save-answers.server.ts'

export type GuardianParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
}

/**
 * A guardian answers for a child. Their access and the deadline are judged with the survey locked: an
 * answer that waits for a change of the survey is judged by what it is afterwards.
 * @throws {Refusal} see `guardianDescribed.answer`
 */
export async function answerSurvey(
  { database, encryption, clock }: GuardianParts,
  wanted: AnswersForm & {
    readonly surveyId: string
    readonly childId: string
    readonly userId: string
  },
): Promise<void> {
  const { surveyId, childId, userId, answers } = wanted
  await database.transaction(async (transaction) => {
    const [survey] = await transaction
      .select()
      .from(kindergartenSurvey)
      .where(eq(kindergartenSurvey.id, surveyId))
      .for('share')
    const guardian = await requireGuardian(
      { database: transaction, encryption },
      { userId, childId },
    )
    if (!survey) throw refuseDays('SURVEY_NOT_FOUND')
    const now = clock()
    if (!isOpenOn(osloDate(now), survey.answerUntil)) throw refuseDays('SURVEY_CLOSED')
    await saveAnswers(transaction, { survey, childId, guardianId: guardian.id, answers, now })
  })
}
