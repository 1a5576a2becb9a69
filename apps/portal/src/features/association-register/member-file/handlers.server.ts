import { requireRight } from '#core/associations/find-rights.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import { callerAt } from '../model/caller.ts'
import { registerRefusals } from '../model/refusals.ts'
import type { checkInviteFile } from './check-invite-file.server.ts'
import { fileDescribed as described } from './endpoints.server.ts'
import { importFile, previewFile } from './import-file.server.ts'
import { listImports } from './list-imports.server.ts'
import type { InviteFile } from './read-invite-file.ts'
import { undoImport } from './undo-import.server.ts'

/** Milliseconds. */
const deadline = 20_000

const checkTask = describeTask<typeof checkInviteFile>(
  new URL('./check-invite-file.server.ts', import.meta.url),
  'checkInviteFile',
  deadline,
)

/** People of a file, who are invited at once. */
export function createFileApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const callerOf = callerAt(clock)

  serve(described.list, ({ user, params: { id } }) => listImports(database, callerOf(user, id)))

  // Nobody's file is read who may not invite.
  serve(described.preview, async ({ context, user, query: { association: id } }) => {
    const caller = callerOf(user, id)
    await requireRight(database, caller, 'members', { isChange: true })
    const file = await readFile(await context.get('readBody')(), user.userId)
    return previewFile(database, caller, file)
  })

  serve(
    described.importFile,
    async ({ context, user, query: { association: id, version, fileName } }) => {
      const caller = callerOf(user, id)
      await requireRight(database, caller, 'members', { isChange: true })
      const file = await readFile(await context.get('readBody')(), user.userId)
      return importFile(database, caller, { file, version, fileName })
    },
  )

  serve(described.undo, ({ user, params: { id, importId } }) =>
    undoImport(database, callerOf(user, id), importId),
  )

  return api
}

/** @throws {Refusal} FILE_INVALID; UNAVAILABLE (503) when too many files are waiting */
async function readFile(body: ArrayBuffer | Uint8Array, client: string): Promise<InviteFile> {
  const read = await untrustedWork
    .run({ client, isVisitor: false }, checkTask, { bytes: new Uint8Array(body) })
    .catch((error: unknown) => {
      if (error instanceof LimitExceeded) return { problem: 'TOO_LONG' } as const
      throw error
    })
  if ('lines' in read) return read
  throw new Refusal('FILE_INVALID', registerRefusals.FILE_INVALID, { details: read })
}
