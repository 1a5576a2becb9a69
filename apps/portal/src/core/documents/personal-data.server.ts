import { eq } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { letterPeriod } from './retention.server.ts'
import { documentCheckContent } from './tables.server.ts'

const { ownId, internal } = withheldBecause

export const documentData: readonly PersonalTable[] = [
  {
    table: documentCheckContent,
    name: m.data_document_check,
    rowsOf: ({ userId }) => eq(documentCheckContent.userId, userId),
    shown: { written_at: m.data_document_check_written },
    withheld: {
      check_id: internal,
      user_id: ownId,
      content: 'the letter itself, encrypted, with its code: the person has it as a file',
    },
    retention: { period: letterPeriod, text: m.data_document_check_kept },
    onDeletion: 'removed',
  },
]
