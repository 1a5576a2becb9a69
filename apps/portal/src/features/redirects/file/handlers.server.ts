import type { PortalContext } from '#core/feature/feature.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import type { checkRedirectFile } from './check-redirect-file.server.ts'
import { fileDescribed as described } from './endpoints.server.ts'
import { importRedirects, previewImport } from './import-redirects.server.ts'
import type { FileLine } from './read-redirect-file.ts'
import { fileRefusals } from './refusals.ts'

/** Milliseconds. */
const deadline = 20_000

const checkTask = describeTask<typeof checkRedirectFile>(
  new URL('./check-redirect-file.server.ts', import.meta.url),
  'checkRedirectFile',
  deadline,
)

/** Administrators import a file with redirects, and see before what it would do. */
export function createRedirectFileApi({
  database,
  portalUrl,
  ...auth
}: AuthDependencies & Pick<PortalContext, 'database' | 'portalUrl'>) {
  const { api, serve } = serveEndpoints(auth)
  const { origin } = new URL(portalUrl)

  serve(described.preview, async ({ context, staff }) => {
    const lines = await readLines(await context.get('readBody')(), staff.userId)
    return previewImport(database, lines, origin)
  })

  serve(described.importFile, async ({ context, staff, query: { version } }) => {
    const lines = await readLines(await context.get('readBody')(), staff.userId)
    return importRedirects(database, staff, { lines, version, origin })
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
