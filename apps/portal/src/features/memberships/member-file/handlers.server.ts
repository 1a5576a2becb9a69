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
import type { MemberLine } from './read-member-line.ts'
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
    previewMembers(database, staff, await readLines(await context.get('readBody')(), staff.userId)),
  )

  serve(described.importFile, async ({ context, staff, query: { version, fileName } }) => {
    const lines = await readLines(await context.get('readBody')(), staff.userId)
    return importMembers(database, staff, { lines, version, fileName })
  })

  serve(described.list, () => listImports(database))

  serve(described.invite, ({ staff, params: { id } }) => inviteMembers(database, staff, id))

  serve(described.undo, ({ staff, params: { id } }) =>
    undoImport({ database, uses: membershipUses }, staff, id),
  )

  serve(described.exportMembers, ({ staff }) => exportMembers(database, staff))

  return api
}

/** @throws {Refusal} FILE_INVALID, LINES_INVALID; UNAVAILABLE (503) when too many files are waiting */
async function readLines(body: ArrayBuffer | Uint8Array, client: string): Promise<MemberLine[]> {
  const read = await untrustedWork
    .run({ client, isVisitor: false }, checkTask, { bytes: new Uint8Array(body) })
    .catch((error: unknown) => {
      if (error instanceof LimitExceeded) return { problem: 'TOO_LONG' } as const
      throw error
    })
  if ('lines' in read) return read.lines
  const code = 'problem' in read ? 'FILE_INVALID' : 'LINES_INVALID'
  throw new Refusal(code, memberFileRefusals[code], { details: read })
}
