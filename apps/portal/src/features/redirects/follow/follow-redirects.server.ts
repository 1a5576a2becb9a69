import type { PortalContext } from '#core/feature/feature.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { followValue } from '#platform/database/follow-value.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { leadsOf, readRedirects, redirectsChannel } from '../model/save-leads.server.ts'
import { writeMissed } from './write-missed.server.ts'

/** Milliseconds: the missed addresses are written, and the redirects read. */
const every = 60_000

type Context = Pick<
  PortalContext,
  'database' | 'listener' | 'log' | 'clock' | 'oldAddresses' | 'onStop'
>

/**
 * Keeps redirects in the memory of this instance as they are in the database, and writes the addresses
 * that it missed into it, never in a request.
 */
export async function followRedirects(context: Context): Promise<void> {
  const { database, oldAddresses, log, onStop } = context
  const { load, reload } = followValue(context, {
    channel: redirectsChannel,
    read: () => readLeads(database),
    hold: oldAddresses.hold,
    // No page shows them.
    changed: () => undefined,
  })
  const timer = setInterval(() => {
    // A change at the very start comes before the channel is listened to.
    reload()
    flushMissed(context).catch((error: unknown) =>
      log.warn({ error }, 'missed addresses could not be written'),
    )
  }, every)
  timer.unref()
  onStop(() => clearInterval(timer))
  await load()
}

export const flushMissed = ({
  database,
  oldAddresses,
  clock,
}: Pick<Context, 'database' | 'oldAddresses' | 'clock'>) =>
  writeMissed(database, oldAddresses.takeMissed(), osloDate(clock()))

const readLeads = async (database: Database) => leadsOf(await readRedirects(database))
