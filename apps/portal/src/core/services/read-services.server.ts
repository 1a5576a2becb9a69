import type { Database } from '#platform/database/database.server.ts'
import {
  type Closed,
  neededServices,
  type Service,
  type ServiceStates,
  services,
  servicesNeeding,
} from '#platform/services/services.ts'
import { closedService } from './tables.server.ts'
import type { WhenOff, WhenOffOf } from './when-off.ts'

/** Those that administrators have switched off themselves. */
export async function readClosedServices(database: Database): Promise<ReadonlySet<Service>> {
  const rows = await database.select({ service: closedService.service }).from(closedService)
  return new Set(services.filter((one) => rows.some(({ service }) => service === one)))
}

/** What is switched off, itself or along with a service that it needs, and whether it is finished. */
export async function readServiceStates(
  database: Database,
  whenOffOf: WhenOffOf,
  now: Date,
): Promise<ServiceStates> {
  const closed = await readClosedServices(database)
  const off = services.filter((service) => isOff(service, closed))
  const unfinished = new Set<Service>()
  for (const service of off)
    if (await hasUnfinished(database, whenOffOf(service), now)) unfinished.add(service)
  return toStates(off, unfinished)
}

export function isOff(service: Service, closed: ReadonlySet<Service>): boolean {
  const needed = neededServices[service]
  return closed.has(service) || (needed !== undefined && closed.has(needed))
}

/** A service stays as long as one that needs it: what people have there is on its pages too. */
export function toStates(off: readonly Service[], unfinished: ReadonlySet<Service>): ServiceStates {
  const stateOf = (service: Service): Closed =>
    [service, ...servicesNeeding(service)].some((one) => off.includes(one) && unfinished.has(one))
      ? 'closing'
      : 'off'
  return Object.fromEntries(off.map((service) => [service, stateOf(service)]))
}

async function hasUnfinished(
  database: Database,
  parts: readonly WhenOff[],
  now: Date,
): Promise<boolean> {
  for (const { count } of parts.flatMap((part) => part.unfinished))
    if ((await count(database, now)) > 0) return true
  return false
}
