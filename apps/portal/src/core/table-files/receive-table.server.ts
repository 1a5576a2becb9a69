import { Refusal } from '#platform/api/errors.server.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import type { checkTableFile } from './check-table-file.server.ts'
import type { FileLine, Table } from './read-table-file.ts'

/** Milliseconds. */
const deadline = 20_000

const checkTask = describeTask<typeof checkTableFile>(
  new URL('./check-table-file.server.ts', import.meta.url),
  'checkTableFile',
  deadline,
)

/**
 * The lines of a file that somebody has sent.
 * @param client who sent it
 * @throws {Refusal} FILE_INVALID; UNAVAILABLE (503) when too many files are waiting
 */
export async function receiveTable<Column extends string>(
  table: Table<Column>,
  body: ArrayBuffer | Uint8Array,
  client: string,
): Promise<FileLine<Column>[]> {
  const read = await untrustedWork
    .run({ client, isVisitor: false }, checkTask, { bytes: new Uint8Array(body), table })
    .catch((error: unknown) => {
      if (error instanceof LimitExceeded) return { problem: 'TOO_LONG' } as const
      throw error
    })
  if ('lines' in read) return read.lines
  throw new Refusal('FILE_INVALID', 422, { details: read })
}
