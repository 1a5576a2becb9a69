import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { saveHealth, viewHealth } from '#core/kindergartens/children/health.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { asGuardian, type GuardianParts } from '../model/guardian-parts.server.ts'
import { healthDescribed as described } from './endpoints.server.ts'
import { listHealthViews } from './list-health-views.server.ts'

/** Guardians read and change health data, and see who has read it. */
export function createHealthApi({ clock: _, ...parts }: AuthDependencies & GuardianParts) {
  const { api, serve } = serveEndpoints(parts)
  const { encryption } = parts

  serve(described.view, ({ user: { userId }, params: { id: childId } }) =>
    asGuardian(parts, { userId, childId }, (database, { id, firstName, lastName }) =>
      viewHealth({ database, encryption }, childId, {
        place: 'guardian',
        name: `${firstName} ${lastName}`,
        guardianId: id,
        userId,
      }),
    ),
  )

  serve(described.save, async ({ user: { userId }, params: { id: childId }, body }) => {
    await asGuardian(parts, { userId, childId }, async (database) => {
      const isSaved = await saveHealth({ database, encryption }, childId, body)
      if (!isSaved) throw refuseKindergarten('KINDERGARTEN_CHANGED')
    })
    return {}
  })

  serve(described.views, ({ user: { userId }, params: { id: childId }, query: { page } }) =>
    asGuardian(parts, { userId, childId }, (transaction, { id: guardianId }) =>
      listHealthViews(transaction, { childId, guardianId }, page),
    ),
  )

  return api
}
