import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { CachedSetup } from '../setup/cached-setup.server.ts'
import { askForCourt, findWishes, removeWish } from './ask-for-court.server.ts'
import { wishesDescribed as described } from './endpoints.server.ts'
import { wishRefusals } from './refusals.ts'

/** Being told when a time that is taken can be had. */
export function createWishesApi({
  database,
  clock,
  setup,
  ...doors
}: AuthDependencies & { database: Database; clock: Clock; setup: Pick<CachedSetup, 'current'> }) {
  const { api, serve } = serveEndpoints(doors)

  serve(described.list, ({ user: { userId }, query: { language } }) =>
    findWishes(database, userId, { language, now: clock() }),
  )

  serve(described.ask, async ({ user: { userId }, body }) => {
    const { refusal } = await askForCourt({ database, setup, clock }, userId, body)
    if (refusal) throw new Refusal(refusal, wishRefusals[refusal], { field: 'errorMessage' })
    return {}
  })

  serve(described.remove, async ({ user: { userId }, params: { id } }) => {
    await removeWish(database, { id, userId })
    return {}
  })

  return api
}
