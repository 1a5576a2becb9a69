import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { type Doors, serveRoutes } from '#core/feature/serve-routes.server.ts'
import { institutions } from '#core/studies/institutions.ts'
import type { Database } from '#platform/database/database.server.ts'
import { listAmounts, saveAmount } from './amounts.server.ts'
import { findDraft, keepDraft } from './drafts.server.ts'
import { findOwnApplication } from './find-application.server.ts'
import { findStaffApplication } from './find-staff-application.server.ts'
import { described } from './routes.server.ts'
import { editApplication, sendApplication } from './send-application.server.ts'

/** Applications for deposit accounts, by students; and what staff read and enter for them. */
export function createDepositAccountApi({
  database,
  portalUrl,
  ...doors
}: Doors & { database: Database; portalUrl: string }) {
  const { routes, serve } = serveRoutes(doors)

  serve(described.application, ({ user }) => findOwnApplication(database, user.userId))

  serve(described.send, async ({ user: { userId }, query: { language }, body }) => ({
    id: await sendApplication(database, { userId, language, portalUrl }, body),
  }))

  serve(described.edit, async ({ user: { userId }, query: { language }, body }) => {
    await editApplication(database, { userId, language, portalUrl }, body)
    return { id: body.id }
  })

  serve(described.draft, async ({ user }) => ({ values: await findDraft(database, user.userId) }))

  serve(described.keepDraft, async ({ user, body }) => {
    await keepDraft(database, user.userId, body)
    return {}
  })

  serve(described.universities, ({ query: { language } }) => ({
    items: institutions.map(({ code, ...names }) => ({ code, name: names[language] })),
  }))

  serve(described.staffApplication, async ({ params }) => {
    const found = await findStaffApplication(database, params.id)
    if (!found) throw refuseCase('CASE_NOT_FOUND')
    return found
  })

  serve(described.amounts, () => listAmounts(database))

  serve(described.saveAmount, async ({ staff, body }) => {
    await saveAmount(database, staff, body)
    return {}
  })

  return routes
}
