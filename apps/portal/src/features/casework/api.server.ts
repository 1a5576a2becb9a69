import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { assignCase, decideCase, takeBackDecision } from '#core/cases/decide-case.server.ts'
import { type Doors, serveRoutes } from '#core/feature/serve-routes.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { listCases } from './list-cases.server.ts'
import { readCase } from './read-case.server.ts'
import { described } from './routes.server.ts'

/** What staff decide about, of all features together. */
export function createCaseworkApi({
  database,
  caseKinds,
  ...doors
}: Doors & { database: Database; caseKinds: readonly CaseKind[] }) {
  const { routes, serve } = serveRoutes(doors)

  serve(described.list, ({ staff, query }) => listCases(database, staff.userId, query))

  serve(described.read, ({ params }) => readCase(database, params.id))

  serve(described.decide, async ({ staff, params: { id: caseId }, body }) => {
    const { action } = body
    await decideCase(database, staff, { caseId, ...body }, async (transaction, { kind }) =>
      caseKinds.find((one) => one.kind === kind)?.prepare(transaction, { caseId, action }),
    )
    return {}
  })

  serve(described.takeBack, async ({ staff, params }) => {
    await takeBackDecision(database, staff, params.id)
    return {}
  })

  serve(described.assign, async ({ staff, params, body }) => {
    await assignCase(database, staff, { caseId: params.id, ...body })
    return {}
  })

  return routes
}
