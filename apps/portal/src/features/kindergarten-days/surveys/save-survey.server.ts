import { asc, eq } from 'drizzle-orm'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { judgeDays } from '#core/kindergartens/days/rules.ts'
import {
  kindergartenSurvey,
  kindergartenSurveyAnswer,
  kindergartenSurveyDay,
} from '#core/kindergartens/days/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { ChangedSurvey, Seen, SurveyForm } from '../model/forms.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseDays } from '../model/refuse.server.ts'
import type { SavedSurvey } from './contract.ts'
import { lockSurvey } from './lock-survey.server.ts'

/** @throws {Refusal} `KINDERGARTEN_NOT_FOUND`, `DAYS_IN_PAST`, `DAYS_TOO_FAR` */
export async function createSurvey(
  database: Database,
  staff: StaffActor,
  { days, now, ...values }: SurveyForm & { readonly now: Date },
): Promise<SavedSurvey> {
  return database.transaction(async (transaction) => {
    await requireKindergarten(transaction, staff, values.kindergartenId)
    requireComing({ days, answerUntil: values.answerUntil }, now)
    const [added] = await transaction
      .insert(kindergartenSurvey)
      .values(values)
      .returning({ id: kindergartenSurvey.id })
    if (!added) throw new Error('the survey was not added')
    await addDays(transaction, added.id, days)
    await recordAction(transaction, staff, {
      action: 'kindergarten-survey-created',
      subject: { kind: 'kindergarten-survey', id: added.id },
      after: {
        surveyKindergarten: values.kindergartenId,
        surveyDays: days.length,
        surveyUntil: values.answerUntil,
      },
    })
    return added
  })
}

/** @throws {Refusal} see `surveyDescribed.change` */
export async function changeSurvey(
  database: Database,
  staff: StaffActor,
  {
    id,
    version,
    days,
    now,
    ...values
  }: ChangedSurvey & { readonly id: string; readonly now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockSurvey(transaction, staff, id, { version })
    const before = await daysOf(transaction, id)
    const isMoved = before.join() !== days.join()
    if (isMoved && (await hasAnswers(transaction, id))) throw refuseDays('SURVEY_HAS_ANSWERS')
    if (isMoved || values.answerUntil !== found.answerUntil)
      requireComing({ days, answerUntil: values.answerUntil }, now)
    await transaction
      .update(kindergartenSurvey)
      .set({ ...values, version: version + 1 })
      .where(eq(kindergartenSurvey.id, id))
    if (isMoved) {
      await transaction.delete(kindergartenSurveyDay).where(eq(kindergartenSurveyDay.surveyId, id))
      await addDays(transaction, id, days)
    }
    await recordAction(transaction, staff, {
      action: 'kindergarten-survey-changed',
      subject: { kind: 'kindergarten-survey', id },
      before: { surveyDays: before.length, surveyUntil: found.answerUntil },
      after: { surveyDays: days.length, surveyUntil: values.answerUntil },
    })
  })
}

/** @throws {Refusal} `SURVEY_NOT_FOUND`, `SURVEY_CHANGED`, `SURVEY_HAS_ANSWERS` */
export async function removeSurvey(
  database: Database,
  staff: StaffActor,
  { id, version }: Seen & { readonly id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSurvey(transaction, staff, id, { version })
    if (await hasAnswers(transaction, id)) throw refuseDays('SURVEY_HAS_ANSWERS')
    await transaction.delete(kindergartenSurvey).where(eq(kindergartenSurvey.id, id))
    await recordAction(transaction, staff, {
      action: 'kindergarten-survey-removed',
      subject: { kind: 'kindergarten-survey', id },
    })
  })
}

function requireComing(
  { days, answerUntil }: { readonly days: readonly string[]; readonly answerUntil: string },
  now: Date,
): void {
  const [first = '', last = first] = [days[0], days.at(-1)]
  const problem = judgeDays({ first, last, deadline: answerUntil }, osloDate(now))
  if (problem) throw refuseDays(problem)
}

async function addDays(transaction: Database, surveyId: string, days: readonly string[]) {
  await transaction
    .insert(kindergartenSurveyDay)
    .values(days.map((onDate) => ({ surveyId, onDate })))
}

async function daysOf(transaction: Database, surveyId: string): Promise<string[]> {
  const rows = await transaction
    .select({ onDate: kindergartenSurveyDay.onDate })
    .from(kindergartenSurveyDay)
    .where(eq(kindergartenSurveyDay.surveyId, surveyId))
    .orderBy(asc(kindergartenSurveyDay.onDate))
  return rows.map(({ onDate }) => onDate)
}

async function hasAnswers(transaction: Database, surveyId: string): Promise<boolean> {
  const [one] = await transaction
    .select({ id: kindergartenSurveyAnswer.surveyId })
    .from(kindergartenSurveyAnswer)
    .where(eq(kindergartenSurveyAnswer.surveyId, surveyId))
    .limit(1)
  return one !== undefined
}
