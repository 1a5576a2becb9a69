import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { asGuardian, type GuardianParts } from '../model/guardian-parts.server.ts'
import { childrenDescribed as described } from './endpoints.server.ts'
import { findChildPage, findMyChildren } from './find-children.server.ts'

/** Guardians see their children. */
export function createChildrenApi({ clock, ...parts }: AuthDependencies & GuardianParts) {
  const { api, serve } = serveEndpoints(parts)

  serve(described.list, ({ user: { userId } }) => findMyChildren(parts, userId, clock()))

  serve(described.child, ({ user: { userId }, params: { id: childId } }) =>
    asGuardian(parts, { userId, childId }, (transaction, guardian) =>
      findChildPage(transaction, { guardian, childId }, clock()),
    ),
  )

  return api
}
