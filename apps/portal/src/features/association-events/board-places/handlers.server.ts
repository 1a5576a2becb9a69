import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FreeingParts } from '#core/places/free-place.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { cancelPlaceByBoard } from './cancel-by-board.server.ts'
import { boardPlacesDescribed as described } from './endpoints.server.ts'

/** For the board: cancelling the place of a participant. */
export function createBoardPlacesApi({
  database,
  payments,
  clock,
  ...auth
}: AuthDependencies & FreeingParts & { clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.cancel, ({ user: { userId }, params: { id: associationId, ...ids }, body }) =>
    cancelPlaceByBoard(
      { database, payments },
      { userId, associationId, now: clock() },
      { ...ids, ...body },
    ),
  )

  return api
}
