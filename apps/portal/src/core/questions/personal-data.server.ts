import { sql } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { place } from '#core/places/tables.server.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { answerTable } from './answers.server.ts'
import { placeAnswer, placeQuestion } from './tables.server.ts'

const { internal } = withheldBecause

/** What people answered when they booked. */
export const questionData: readonly PersonalTable[] = [
  {
    table: placeAnswer,
    name: m.data_place_answer,
    rowsOf: ({ userId }) =>
      sql`${placeAnswer.placeId} in (select id from ${place} one where one.user_id = ${userId})`,
    computed: {
      booked: {
        name: m.data_place_answer_booked,
        value: () => sql`(select created_at from ${place} one where one.id = place_id)`,
      },
      question: {
        name: m.data_place_answer_question,
        value: (_, locale) =>
          sql`(select ${localizedText(placeQuestion.text, locale)} from ${placeQuestion}
            where ${placeQuestion.id} = ${placeAnswer.questionId})`,
      },
    },
    shown: { answer: m.data_place_answer_text },
    encrypted: { for: 'place_id', columns: ['answer'], as: answerTable },
    withheld: { place_id: internal, question_id: internal },
    retention: m.data_place_answer_kept,
    onDeletion: 'removed',
  },
]
