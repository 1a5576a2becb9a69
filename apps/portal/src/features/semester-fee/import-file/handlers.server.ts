import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { desc } from 'drizzle-orm'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { CheckedLine } from '#core/semester-registrations/check-registrations.ts'
import { importChecked } from '#core/semester-registrations/import-registrations.server.ts'
import { semesterDelivery } from '#core/semester-registrations/tables.server.ts'
import { findChoice } from '#core/studies/find-institutions.server.ts'
import { invalidRequest, Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import { deliveryRefusals } from '../model/refusals.ts'
import type { checkDeliveryFile } from '../read-file/check-delivery-file.server.ts'
import type { DeliveryFileRefusal, SemesterDeliveries } from './contract.ts'
import { described } from './endpoints.server.ts'

const shownDeliveries = 30

/** Milliseconds. The longest file takes a few seconds of processor time. */
const deadline = 60_000

const checkTask = describeTask<typeof checkDeliveryFile>(
  new URL('../read-file/check-delivery-file.server.ts', import.meta.url),
  'checkDeliveryFile',
  deadline,
)

/** Staff import the files of institutions and see the latest deliveries. */
export function createImportFileApi({
  database,
  encryption,
  clock,
  ...authDependencies
}: AuthDependencies & { database: Database; encryption: FieldEncryption; clock: Clock }) {
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.listDeliveries, async () => ({ items: await listDeliveries(database) }))

  serve(described.importFile, async ({ context, staff, query: { institution } }) => {
    if (!(await findChoice(database, institution))) throw invalidRequest(['institution'])
    const bytes = new Uint8Array(await context.get('readBody')())
    const checked = await checkFile({ bytes, today: osloDate(clock()) }, staff.userId)
    return importChecked(database, encryption, {
      institution,
      // The audit log names the member of staff.
      deliveredBy: 'file by staff',
      actor: staff,
      checked,
    })
  })

  return api
}

/** @throws {Refusal} FILE_INVALID, REGISTRATIONS_INVALID; UNAVAILABLE (503) when too many files are waiting */
async function checkFile(
  file: { bytes: Uint8Array; today: string },
  client: string,
): Promise<CheckedLine[]> {
  const outcome = await untrustedWork
    .run({ client, isVisitor: false }, checkTask, file)
    .catch((error: unknown) => {
      if (error instanceof LimitExceeded) return { fileProblem: 'TOO_LONG' } as const
      throw error
    })
  if ('fileProblem' in outcome)
    throw refuse({ error: 'FILE_INVALID', problem: outcome.fileProblem })
  if ('problems' in outcome) throw refuse({ error: 'REGISTRATIONS_INVALID', ...outcome })
  const lines: CheckedLine[] = []
  for (const part of outcome.parts) {
    lines.push(...(JSON.parse(Buffer.from(part).toString()) as CheckedLine[]))
    await yieldToEventLoop()
  }
  return lines
}

function refuse({ error, ...details }: DeliveryFileRefusal): Refusal {
  return new Refusal(error, deliveryRefusals[error], { details })
}

async function listDeliveries(database: Database): Promise<SemesterDeliveries['items']> {
  const found = await database
    .select()
    .from(semesterDelivery)
    .orderBy(desc(semesterDelivery.deliveredAt), desc(semesterDelivery.id))
    .limit(shownDeliveries)
  return found.map(({ id, institution, registrations, deliveredBy, deliveredAt }) => ({
    id,
    institution,
    registrations,
    by: deliveredBy.startsWith('key ') ? 'key' : 'file',
    deliveredAt: deliveredAt.toISOString(),
  }))
}
