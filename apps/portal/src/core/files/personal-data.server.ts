import { eq } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { attachment } from './tables.server.ts'

const { internal, ownId, secret } = withheldBecause

export const fileData: readonly PersonalTable[] = [
  {
    table: attachment,
    name: m.data_files,
    rowsOf: ({ userId }) => eq(attachment.ownerId, userId),
    shown: {
      name: m.data_files_name,
      media_type: m.data_files_type,
      size: m.data_files_size,
      created_at: m.data_files_sent,
      attached_at: m.data_files_attached,
    },
    withheld: {
      id: internal,
      owner_id: ownId,
      subject_kind: internal,
      subject_id: internal,
      sha256: internal,
      data_key: secret,
      looks_empty: internal,
    },
    retention: m.data_files_kept,
    onDeletion: 'removed',
  },
]
