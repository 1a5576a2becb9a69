import { type SQL, sql } from 'drizzle-orm'
import { batchSize, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { placeAnswer, placeQuestion } from './tables.server.ts'

/**
 * Removes sensitive answers soon after what was booked. Each feature has such a step, as it knows when
 * that is over; the others go with their place.
 * @param over selects the ids of offers whose sensitive answers are past their days
 */
export const removeSensitiveAnswers = (name: string, over: (now: SQL) => SQL): RetentionStep => ({
  name,
  remove: (now) => sql`delete from ${placeAnswer}
    where (place_id, question_id) in (
      select answer.place_id, answer.question_id from ${placeAnswer} answer
      join ${placeQuestion} question on question.id = answer.question_id
      where question.is_sensitive
        and question.offer_id in (${over(sql`${now.toISOString()}::timestamptz`)})
      limit ${batchSize})`,
})
