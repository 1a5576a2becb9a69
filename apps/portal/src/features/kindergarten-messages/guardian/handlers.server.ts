import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { MessageParts } from '../model/parts.server.ts'
import { guardianDescribed as described } from './endpoints.server.ts'
import { listMessages } from './list-messages.server.ts'
import { markNoticeRead, markThreadRead } from './mark-read.server.ts'
import { readThread } from './read-thread.server.ts'
import { answerByGuardian, startByGuardian } from './write-to-kindergarten.server.ts'

/** Guardians read what kindergartens write to them, and write to the kindergarten. */
export function createGuardianApi({
  database,
  encryption,
  isStrongLoginOffered,
  clock,
  ...auth
}: AuthDependencies & MessageParts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, isStrongLoginOffered }

  serve(described.list, ({ user }) => listMessages(parts, user, clock()))
  serve(described.read, ({ user, params: { id: threadId } }) =>
    readThread(parts, { ...user, threadId }),
  )
  serve(described.start, async ({ user: { userId }, body }) => {
    await startByGuardian(parts, userId, body, clock())
    return {}
  })
  serve(described.answer, async ({ user, params: { id: threadId }, body }) => {
    await answerByGuardian(parts, { ...user, threadId }, body)
    return {}
  })
  serve(described.markRead, async ({ user, params: { id: threadId }, body: { upTo } }) => {
    await markThreadRead(parts, { ...user, threadId }, upTo)
    return {}
  })
  serve(described.markNoticeRead, async ({ user: { userId }, params: { id: noticeId } }) => {
    await markNoticeRead(parts, { userId, noticeId })
    return {}
  })
  return api
}
