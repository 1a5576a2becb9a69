import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { openReplyAddresses } from '../reply-addresses.server.ts'
import { answerInquiry } from './answer-inquiry.server.ts'
import { assignInquiry } from './assign-inquiry.server.ts'
import { closeOrReopen } from './change-inquiry.server.ts'
import { described } from './endpoints.server.ts'
import { listInboxCategories, listInquiries } from './list-inquiries.server.ts'
import { moveInquiry } from './move-inquiry.server.ts'
import { findInquiryFile, readInquiry } from './read-inquiry.server.ts'
import { searchInquiries } from './search-inquiries.server.ts'
import { writeNote } from './write-note.server.ts'

/** Where staff answer what people have written. */
export function createInboxApi({
  database,
  encryption,
  files,
  configuration,
  clock,
  ...doors
}: AuthDependencies & {
  database: Database
  encryption: Pick<FieldEncryption, 'index'>
  files: Pick<FileParts, 'store' | 'encryption' | 'log'>
  configuration: Pick<Configuration, 'MAIL_FROM' | 'MAIL_REPLY_TO'>
  clock: Clock
}) {
  const replyAddresses = openReplyAddresses(encryption, configuration)
  const answering = { database, replyAddresses, mailFrom: configuration.MAIL_FROM }
  const { api, serve } = serveEndpoints(doors)

  serve(described.list, ({ staff, query }) => listInquiries(database, staff, query))

  serve(described.categories, ({ staff }) => listInboxCategories(database, staff))

  serve(described.search, ({ staff, body: { text } }) => searchInquiries(database, staff, text))

  serve(described.read, ({ staff, params: { id } }) => readInquiry(database, staff, id))

  serve(described.file, async ({ staff, params: { id, message, file } }) => {
    const asked = { id, message: Number(message), file }
    return sendFile(files, await findInquiryFile(database, staff, asked), { isShown: true })
  })

  serve(described.answer, async ({ staff, params: { id }, body }) => {
    await answerInquiry(answering, staff, { id, ...body, now: clock() })
    return {}
  })

  serve(described.note, async ({ staff, params: { id }, body: { text } }) => {
    await writeNote(database, staff, { id, text })
    return {}
  })

  serve(described.assign, async ({ staff, params: { id }, body }) => {
    await assignInquiry(database, staff, { id, ...body })
    return {}
  })

  serve(described.move, async ({ staff, params: { id }, body }) => {
    await moveInquiry(database, staff, { id, ...body })
    return {}
  })

  serve(described.close, async ({ staff, params: { id }, body: { version } }) => {
    await closeOrReopen(database, staff, { id, version, step: 'close', now: clock() })
    return {}
  })

  serve(described.reopen, async ({ staff, params: { id }, body: { version } }) => {
    await closeOrReopen(database, staff, { id, version, step: 'reopen', now: clock() })
    return {}
  })

  return api
}
