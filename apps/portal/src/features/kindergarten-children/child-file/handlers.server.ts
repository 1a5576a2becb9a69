import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { readAnswers } from './answers.ts'
import type { checkChildFile } from './check-child-file.server.ts'
import { childFileDescribed as described } from './endpoints.server.ts'
import { importChildren, previewChildren } from './import-children.server.ts'
import type { ChildFile } from './read-child-file.ts'
import { childFileRefusals } from './refusals.ts'
import { listImports, undoImport } from './undo-import.server.ts'

/** Milliseconds. */
const deadline = 20_000

const checkTask = describeTask<typeof checkChildFile>(
  new URL('./check-child-file.server.ts', import.meta.url),
  'checkChildFile',
  deadline,
)

/** Staff bring children and guardians along from another system, and see before what a file would do. */
export function createChildFileApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & Parts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.preview, async ({ context, staff }) => {
    const file = await readFile(await context.get('readBody')(), staff.userId)
    return previewChildren(parts, staff, { file, today: osloDate(clock()) })
  })

  serve(described.importFile, async ({ context, staff, query }) => {
    const { version, fileName, answers } = query
    const file = await readFile(await context.get('readBody')(), staff.userId)
    const today = osloDate(clock())
    return importChildren(parts, staff, {
      file,
      today,
      version,
      fileName,
      answers: readAnswers(answers),
    })
  })

  serve(described.list, ({ staff }) => listImports(database, staff))

  serve(described.undo, ({ staff, params: { id } }) => undoImport(parts, staff, id))

  return api
}

/** @throws {Refusal} FILE_INVALID; UNAVAILABLE (503) when too many files are waiting */
async function readFile(body: ArrayBuffer | Uint8Array, client: string): Promise<ChildFile> {
  const read = await untrustedWork
    .run({ client, isVisitor: false }, checkTask, { bytes: new Uint8Array(body) })
    .catch((error: unknown) => {
      if (error instanceof LimitExceeded) return { problem: 'TOO_LONG' } as const
      throw error
    })
  if ('lines' in read) return read
  throw new Refusal('FILE_INVALID', childFileRefusals.FILE_INVALID, { details: read })
}
