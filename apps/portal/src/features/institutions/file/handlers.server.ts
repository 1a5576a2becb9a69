import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import type { checkInstitutionFile } from './check-institution-file.server.ts'
import { fileDescribed as described } from './endpoints.server.ts'
import { importInstitutions, previewImport } from './import-institutions.server.ts'
import type { FileLine } from './read-institution-file.ts'
import { fileRefusals } from './refusals.ts'

/** Milliseconds. */
const deadline = 20_000

const checkTask = describeTask<typeof checkInstitutionFile>(
  new URL('./check-institution-file.server.ts', import.meta.url),
  'checkInstitutionFile',
  deadline,
)

/** Administrators import a file with institutions, and see before what it would do. */
export function createInstitutionFileApi({
  database,
  ...auth
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.preview, async ({ context, staff }) =>
    previewImport(database, await readLines(await context.get('readBody')(), staff.userId)),
  )

  serve(described.importFile, async ({ context, staff, query: { version } }) => {
    const lines = await readLines(await context.get('readBody')(), staff.userId)
    return importInstitutions(database, staff, { lines, version })
  })

  return api
}

/** @throws {Refusal} FILE_INVALID; UNAVAILABLE (503) when too many files are waiting */
async function readLines(body: ArrayBuffer | Uint8Array, client: string): Promise<FileLine[]> {
  const read = await untrustedWork
    .run({ client, isVisitor: false }, checkTask, { bytes: new Uint8Array(body) })
    .catch((error: unknown) => {
      if (error instanceof LimitExceeded) return { problem: 'TOO_LONG' } as const
      throw error
    })
  if ('lines' in read) return read.lines
  const { problem } = read
  throw new Refusal('FILE_INVALID', fileRefusals.FILE_INVALID, { details: { problem } })
}
