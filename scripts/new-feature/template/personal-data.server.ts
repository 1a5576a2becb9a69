import { eq } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { suggestionBoxEntry } from './model/tables.server.ts'

const { ownId, internal } = withheldBecause

export const suggestionBoxData: readonly PersonalTable[] = [
  {
    table: suggestionBoxEntry,
    name: m.data_suggestion_box,
    rowsOf: ({ userId }) => eq(suggestionBoxEntry.userId, userId),
    shown: {
      text: m.data_suggestion_box_text,
      created_at: m.data_created,
      handled_at: m.data_suggestion_box_handled,
      notified_at: m.data_suggestion_box_notified,
    },
    withheld: { id: internal, user_id: ownId },
    retention: m.data_suggestion_box_retention,
    onDeletion: 'removed',
  },
]
