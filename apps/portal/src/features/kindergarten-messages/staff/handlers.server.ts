import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { MessageParts } from '../model/parts.server.ts'
import { markReadByStaff, markSensitive, retractByStaff } from './change-thread.server.ts'
import { staffDescribed as described } from './endpoints.server.ts'
import { findRecipients } from './find-recipients.server.ts'
import { listThreads } from './list-threads.server.ts'
import { readStaffThread } from './read-thread.server.ts'
import { answerByStaff, startByStaff } from './write-to-guardians.server.ts'

/** Leaders and the office read what guardians write, answer, start threads, retract and mark them. */
export function createStaffApi({
  database,
  encryption,
  isStrongLoginOffered,
  clock,
  ...auth
}: AuthDependencies & MessageParts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, isStrongLoginOffered }

  serve(described.list, ({ staff }) => listThreads(parts, staff))
  serve(described.recipients, ({ staff }) => findRecipients(parts, staff, clock()))
  serve(described.read, ({ staff, params: { id } }) => readStaffThread(parts, staff, id))
  serve(described.start, async ({ staff, body }) => {
    await startByStaff(parts, staff, body, clock())
    return {}
  })
  serve(described.answer, async ({ staff, params: { id: threadId }, body }) => {
    await answerByStaff(parts, staff, { ...body, threadId })
    return {}
  })
  serve(described.markRead, async ({ staff, params: { id: threadId }, body }) => {
    await markReadByStaff(parts, staff, { ...body, threadId })
    return {}
  })
  serve(described.retract, async ({ staff, params: { id: threadId, message: messageId } }) => {
    await retractByStaff(parts, staff, { threadId, messageId })
    return {}
  })
  serve(described.mark, async ({ staff, params: { id: threadId }, body }) => {
    await markSensitive(parts, staff, { ...body, threadId })
    return {}
  })
  return api
}
