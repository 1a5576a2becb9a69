import { desc } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { Delivery } from '#core/semester-registrations/contract.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { semesterDelivery } from '#core/semester-registrations/tables.server.ts'
import type { StaffEnvironment } from '#core/staff/require-staff.server.ts'
import { institutions } from '#core/studies/institutions.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseQuery } from '#platform/api/parse.server.ts'
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

export const deliveriesPath = '/frontend/staff/semester-deliveries'
const shownDeliveries = 30

const Institution = z.object({ institution: z.enum(institutions.map(({ code }) => code)) })

/**
 * The files that staff bring in for institutions, and what has been delivered lately by whomever.
 * @param admins lets admins through and refuses everybody else
 */
export function createSemesterDeliveriesApi({
  database,
  encryption,
  admins,
  clock,
}: {
  database: Database
  encryption: FieldEncryption
  admins: MiddlewareHandler<StaffEnvironment>
  clock: Clock
}) {
  return new Hono<StaffEnvironment>()
    .get(deliveriesPath, admins, async (context) =>
      context.json({ items: await listDeliveries(database) } satisfies SemesterDeliveries),
    )
    .post(deliveriesPath, admins, parseQuery(Institution), async (context) => {
      if (!/^text\/csv\s*(;|$)/i.test(context.req.header('content-type') ?? ''))
        throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 415)
      const refuse = (refusal: DeliveryFileRefusal) =>
        context.json(refusal, deliveryRefusals[refusal.error])
      const text = decodeDeliveryFile(await context.get('readBody')())
      if (text === null) return refuse({ error: 'FILE_INVALID', problem: 'NOT_TEXT' })
      const read = readDeliveryFile(text)
      if ('problem' in read) return refuse({ error: 'FILE_INVALID', problem: read.problem })
      const outcome = await importRegistrations(
        database,
        encryption,
        {
          institution: context.req.valid('query').institution,
          // Who it was stands in the audit log.
          deliveredBy: 'file by staff',
          actor: context.get('staff'),
          lines: read.lines,
        },
        osloDate(clock()),
      )
      if ('delivery' in outcome) return context.json(outcome.delivery satisfies Delivery)
      const { problems } = outcome
      return refuse({
        error: 'REGISTRATIONS_INVALID',
        problems: problems.slice(0, namedLines),
        wrongLines: problems.length,
      })
    })
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
