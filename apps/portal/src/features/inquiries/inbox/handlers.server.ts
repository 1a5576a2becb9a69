import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { createInquiryReplyAddresses } from '../model/reply-addresses.server.ts'
import { answerInquiry } from './answer-inquiry.server.ts'
import { assignInquiry } from './assign-inquiry.server.ts'
import { closeOrReopen } from './change-inquiry.server.ts'
import { changeSeveral } from './change-several.server.ts'
import { described } from './endpoints.server.ts'
import { findInboxPlace } from './find-inbox-place.server.ts'
import { listInboxCategories, listInquiries } from './list-inquiries.server.ts'
import { moveInquiry } from './move-inquiry.server.ts'
import { findInquiryFile, readInquiry } from './read-inquiry.server.ts'
import { writeNote } from './write-note.server.ts'

/** Staff answer inquiries. */
export function createInboxApi({
  database,
  encryption,
  files,
  configuration,
  clock,
  ...authDependencies
}: AuthDependencies & {
  database: Database
  encryption: Pick<FieldEncryption, 'index'>
  files: Pick<FileParts, 'store' | 'encryption' | 'log'>
  configuration: Pick<Configuration, 'MAIL_FROM' | 'MAIL_REPLY_TO'>
  clock: Clock
}) {
  const replyAddresses = createInquiryReplyAddresses(encryption, configuration)
  const answering = { database, replyAddresses, mailFrom: configuration.MAIL_FROM }
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.listInquiries, ({ staff, query }) => listInquiries(database, staff, query))

  serve(described.listInboxCategories, ({ staff }) => listInboxCategories(database, staff))

  serve(described.searchInquiries, ({ staff, body }) => listInquiries(database, staff, body))

  serve(described.assignInquiries, async ({ staff, body: { assignee, inquiries } }) => ({
    refused: await changeSeveral(inquiries, (one) =>
      assignInquiry(database, staff, { ...one, assignee }),
    ),
  }))

  serve(described.closeInquiries, async ({ staff, body: { inquiries } }) => ({
    refused: await changeSeveral(inquiries, (one) =>
      closeOrReopen(database, staff, { ...one, step: 'close', now: clock() }),
    ),
  }))

  serve(described.reopenInquiries, async ({ staff, body: { inquiries } }) => ({
    refused: await changeSeveral(inquiries, (one) =>
      closeOrReopen(database, staff, { ...one, step: 'reopen', now: clock() }),
    ),
  }))

  serve(described.findInboxPlace, ({ staff, params: { id }, query }) =>
    findInboxPlace(database, staff, { id, selection: query }),
  )

  serve(described.readInquiry, ({ staff, params: { id } }) => readInquiry(database, staff, id))

  serve(described.downloadFile, async ({ staff, params: { id, message, file } }) => {
    const path = { id, message: Number(message), file }
    return sendFile(files, await findInquiryFile(database, staff, path), { isShown: true })
  })

  serve(described.answerInquiry, async ({ staff, params: { id }, body }) => {
    await answerInquiry(answering, staff, { id, ...body, now: clock() })
    return {}
  })

  serve(described.writeNote, async ({ staff, params: { id }, body: { text } }) => {
    await writeNote(database, staff, { id, text })
    return {}
  })

  serve(described.assignInquiry, async ({ staff, params: { id }, body }) => {
    await assignInquiry(database, staff, { id, ...body })
    return {}
  })

  serve(described.moveInquiry, async ({ staff, params: { id }, body }) => {
    await moveInquiry(database, staff, { id, ...body })
    return {}
  })

  serve(described.closeInquiry, async ({ staff, params: { id }, body: { version } }) => {
    await closeOrReopen(database, staff, { id, version, step: 'close', now: clock() })
    return {}
  })

  serve(described.reopenInquiry, async ({ staff, params: { id }, body: { version } }) => {
    await closeOrReopen(database, staff, { id, version, step: 'reopen', now: clock() })
    return {}
  })

  return api
}
