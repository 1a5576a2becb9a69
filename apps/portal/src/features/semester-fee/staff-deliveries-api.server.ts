import { desc } from 'drizzle-orm'
import { type Doors, serveRoutes } from '#core/feature/serve-routes.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { semesterDelivery } from '#core/semester-registrations/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  type DeliveryFileRefusal,
  deliveryRefusals,
  namedLines,
  type SemesterDeliveries,
} from './contract.ts'
import { decodeDeliveryFile, readDeliveryFile } from './read-delivery-file.ts'
import { described } from './routes.server.ts'

const shownDeliveries = 30

/** The files that staff bring in for institutions, and what has been delivered lately by whomever. */
export function createSemesterDeliveriesApi({
  database,
  encryption,
  clock,
  ...doors
}: Doors & { database: Database; encryption: FieldEncryption; clock: Clock }) {
  const { routes, serve } = serveRoutes(doors)

  serve(described.deliveries, async () => ({ items: await listDeliveries(database) }))

  serve(described.deliverFile, async ({ context, staff, query: { institution } }) => {
    const text = decodeDeliveryFile(await context.get('readBody')())
    if (text === null) throw refuse({ error: 'FILE_INVALID', problem: 'NOT_TEXT' })
    const read = readDeliveryFile(text)
    if ('problem' in read) throw refuse({ error: 'FILE_INVALID', problem: read.problem })
    const outcome = await importRegistrations(
      database,
      encryption,
      {
        institution,
        // Who it was stands in the audit log.
        deliveredBy: 'file by staff',
        actor: staff,
        lines: read.lines,
      },
      osloDate(clock()),
    )
    if ('delivery' in outcome) return outcome.delivery
    const { problems } = outcome
    throw refuse({
      error: 'REGISTRATIONS_INVALID',
      problems: problems.slice(0, namedLines),
      wrongLines: problems.length,
    })
  })

  return routes
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
