import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { MembershipUse } from '#core/memberships/membership-use.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import type { checkMemberFile } from './check-member-file.server.ts'
import { memberFileDescribed as described } from './endpoints.server.ts'
import { exportMembers } from './export-members.server.ts'
import { listImports } from './find-imports.server.ts'
import { importMembers, previewMembers } from './import-members.server.ts'
import { inviteMembers } from './invite-members.server.ts'
import type { MemberFile } from './read-member-file.ts'
import { memberFileRefusals } from './refusals.ts'
import { undoImport } from './undo-import.server.ts'

/** Milliseconds. */
const deadline = 20_000

const checkTask = describeTask<typeof checkMemberFile>(
  new URL('./check-member-file.server.ts', import.meta.url),
  'checkMemberFile',
  deadline,
)

/** Administrators bring members along from another system, and see before what a file would do. */
export function createMemberFileApi({
  database,
  membershipUses,
  ...auth
}: AuthDependencies & { database: Database; membershipUses: readonly MembershipUse[] }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.preview, async ({ context, staff }) =>
    previewMembers(database, staff, await readFile(await context.get('readBody')(), staff.userId)),
  )

  serve(described.importFile, async ({ context, staff, query: { version, fileName } }) => {
    const file = await readFile(await context.get('readBody')(), staff.userId)
    return importMembers(database, staff, { file, version, fileName })
  })

  serve(described.list, () => listImports(database))

  serve(described.invite, ({ staff, params: { id } }) => inviteMembers(database, staff, id))

  serve(described.undo, ({ staff, params: { id } }) =>
    undoImport({ database, uses: membershipUses }, staff, id),
  )

  serve(described.exportMembers, ({ staff }) => exportMembers(database, staff))

  return api
}

/** @throws {Refusal} FILE_INVALID; UNAVAILABLE (503) when too many files are waiting */
async function readFile(body: ArrayBuffer | Uint8Array, client: string): Promise<MemberFile> {
  const read = await untrustedWork
    .run({ client, isVisitor: false }, checkTask, { bytes: new Uint8Array(body) })
    .catch((error: unknown) => {
      if (error instanceof LimitExceeded) return { problem: 'TOO_LONG' } as const
      throw error
    })
  if ('lines' in read) return read
  throw new Refusal('FILE_INVALID', memberFileRefusals.FILE_INVALID, { details: read })
}
