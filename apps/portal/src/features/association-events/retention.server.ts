import { sql } from 'drizzle-orm'
import { batchSize, type RetentionStep } from '#core/personal-data/retention.server.ts'
import {
  associationEvent,
  associationEventAnswer,
  associationEventQuestion,
} from './model/tables.server.ts'

export const associationEventRetention: readonly RetentionStep[] = [
  {
    name: 'sensitive answers of events that are over',
    remove: (now) => sql`delete from ${associationEventAnswer}
      where (place_id, question_id) in (
        select answer.place_id, answer.question_id from ${associationEventAnswer} answer
        join ${associationEventQuestion} question on question.id = answer.question_id
        join ${associationEvent} event on event.id = question.event_id
        where question.is_sensitive
          and event.ends_at + make_interval(days => event.answer_days) < ${now.toISOString()}::timestamptz
        limit ${batchSize})`,
  },
]
