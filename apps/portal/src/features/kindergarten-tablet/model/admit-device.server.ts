import { eq, inArray, sql } from 'drizzle-orm'
import { batchRequests } from '#core/batching/batch-requests.server.ts'
import { kindergartenDevice } from '#core/kindergartens/presence/tables.server.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import type { MachineKey } from '#platform/api/describe-endpoint.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { createDeviceCookie } from './device-cookie.server.ts'
import { refuse } from './refuse.server.ts'

export const tabletKey: MachineKey = {
  name: 'tabletCookie',
  scheme: { type: 'apiKey', in: 'cookie', name: '__Host-portal-tablet' },
}

/** A tablet that has called, with the department that it is paired with. */
export type AdmittedDevice = {
  readonly id: string
  readonly name: string
  readonly departmentId: string
  readonly department: string
  readonly kindergartenId: string
  readonly kindergarten: string
  readonly openedBy: string | null
  readonly openUntil: Date | null
  readonly isShutOff: boolean
}

/** Between two entries of when it was seen, in milliseconds. */
const seenEvery = 60_000

type Parts = {
  readonly database: Database
  readonly clock: Clock
  readonly configuration: Pick<Configuration, 'PORTAL_URL'>
}

/** The guards of the endpoints of tablets. Each request is looked up: a tablet is shut off at once. */
export function createAdmission({ database, clock, configuration }: Parts) {
  const cookie = createDeviceCookie(configuration)

  /** Tablets that call at the same time are looked up together; null for a token that is not known. */
  const lookUp = batchRequests<string, FoundDevice | null>({
    keyOf: () => '',
    decide: async (hashes) => {
      const found = await findDevices(database, hashes)
      return hashes.map((hash) => found.get(hash) ?? null)
    },
  })
  const markSeen = batchRequests<string, true>({
    keyOf: () => '',
    decide: async (ids) => {
      await saveSeen(database, ids, clock())
      return ids.map(() => true as const)
    },
  })

  /** @throws {Refusal} TABLET_NOT_PAIRED */
  async function findDevice(context: ApiContext): Promise<AdmittedDevice> {
    const token = cookie.read(context)
    const found = token ? await lookUp(hashToken(token)) : null
    if (!token || !found) throw refuse('TABLET_NOT_PAIRED')
    const { lastSeenAt, ...device } = found
    if (!device.isShutOff && (lastSeenAt?.getTime() ?? 0) <= clock().getTime() - seenEvery) {
      await markSeen(device.id)
      cookie.set(context, token)
    }
    return device
  }

  return {
    /** @throws {Refusal} TABLET_NOT_PAIRED, TABLET_SHUT_OFF */
    async admit(context: ApiContext): Promise<AdmittedDevice> {
      const device = await findDevice(context)
      if (device.isShutOff) throw refuse('TABLET_SHUT_OFF')
      return device
    },

    /** Also a tablet that was shut off: what it still sends is reviewed. @throws {Refusal} TABLET_NOT_PAIRED */
    admitForMarks: findDevice,
  }
}

export type Admission = ReturnType<typeof createAdmission>

type FoundDevice = AdmittedDevice & { readonly lastSeenAt: Date | null }

async function findDevices(
  database: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundDevice>> {
  const rows = await database
    .select({
      hash: kindergartenDevice.tokenHash,
      id: kindergartenDevice.id,
      name: kindergartenDevice.name,
      departmentId: kindergartenDepartment.id,
      department: kindergartenDepartment.name,
      kindergartenId: kindergarten.id,
      kindergarten: kindergarten.name,
      openedBy: kindergartenDevice.openedBy,
      openUntil: kindergartenDevice.openUntil,
      isShutOff: sql<boolean>`${kindergartenDevice.shutOffAt} is not null`,
      lastSeenAt: kindergartenDevice.lastSeenAt,
    })
    .from(kindergartenDevice)
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenDevice.departmentId),
    )
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(inArray(kindergartenDevice.tokenHash, [...hashes]))
  return new Map(rows.map(({ hash, ...device }) => [hash, device]))
}

/** In the order of their ids, so that two instances never wait for each other. */
async function saveSeen(database: Database, ids: readonly string[], now: Date): Promise<void> {
  const before = new Date(now.getTime() - seenEvery)
  await database.execute(sql`
    update portal.kindergarten_device device set last_seen_at = ${now}
    from (
      select id from portal.kindergarten_device
      where id = any(${sql.param([...ids])}::uuid[]) and shut_off_at is null
        and (last_seen_at is null or last_seen_at <= ${before})
      order by id for update
    ) seen
    where device.id = seen.id`)
}
