import { perLocale } from '@trivsel/content-contract/locales'
import { readClosedServices, readServiceStates } from '#core/services/read-services.server.ts'
import type { WhenOffOf } from '#core/services/when-off.ts'
import type { Database } from '#platform/database/database.server.ts'
import { services } from '#platform/services/services.ts'
import type { ServicesView, ServiceView } from './contract.ts'

/** Every service, with what an administrator should know before switching it off. */
export async function readServices(
  database: Database,
  whenOffOf: WhenOffOf,
  now: Date,
): Promise<ServicesView> {
  const closed = await readClosedServices(database)
  const views: ServiceView[] = []
  for (const service of services) {
    const parts = whenOffOf(service)
    const unfinished = []
    for (const { count, text } of parts.flatMap((part) => part.unfinished)) {
      const found = await count(database, now)
      if (found > 0)
        unfinished.push({
          count: found,
          text: perLocale((locale) => text({ count: found }, { locale })),
        })
    }
    const promises = parts.flatMap(({ promise }) =>
      promise ? [perLocale((locale) => promise({}, { locale }))] : [],
    )
    views.push({ service, isOn: !closed.has(service), unfinished, promises })
  }
  return { services: views, states: await readServiceStates(database, whenOffOf, now) }
}
