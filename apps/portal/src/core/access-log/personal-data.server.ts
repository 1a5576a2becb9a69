import { eq } from 'drizzle-orm'
import {
  type PersonalTable,
  whoActed,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { accessLogPeriod } from './retention.server.ts'
import { accessLog } from './tables.server.ts'

const { ownId, internal, somebodyElse } = withheldBecause

export const accessLogData: readonly PersonalTable[] = [
  {
    table: accessLog,
    name: m.data_access,
    rowsOf: ({ userId }) => eq(accessLog.subjectId, userId),
    shown: { at: m.data_time, data: m.data_access_what, reason: m.data_access_why },
    computed: {
      actor: { name: m.data_access_who, value: (person) => whoActed(accessLog.actorId, person) },
    },
    withheld: { id: internal, subject_id: ownId, actor_id: somebodyElse },
    retention: { period: accessLogPeriod, text: m.data_access_kept },
    onDeletion: 'removed',
  },
]
