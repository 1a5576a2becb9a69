import { eq } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { trainingRequest } from './model/tables.server.ts'
import { requestPeriod } from './retention.server.ts'

const { ownId, internal } = withheldBecause

export const personalTrainingData: readonly PersonalTable[] = [
  {
    table: trainingRequest,
    name: m.data_training_request,
    rowsOf: ({ userId }) => eq(trainingRequest.userId, userId),
    shown: {
      kind: m.data_training_request_kind,
      trainer: m.training_request_trainer,
      text: m.data_training_request_text,
      created_at: m.data_created,
      handled_at: m.data_training_request_handled,
      notified_at: m.data_training_request_notified,
    },
    withheld: { id: internal, user_id: ownId },
    retention: { period: requestPeriod, text: m.data_training_request_kept },
    onDeletion: 'removed',
  },
]
