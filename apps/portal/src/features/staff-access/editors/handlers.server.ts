import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inviteEditor, removeEditor } from './change-editors.server.ts'
import type { ContentEditors } from './content-editors.server.ts'
import { described } from './endpoints.server.ts'
import { describeEditors } from './find-editors.server.ts'

/** Administrators manage who writes in the content system. */
export function createEditorsApi({
  database,
  editors,
  ...authDependencies
}: AuthDependencies & { database: Database; editors: Pick<ContentEditors, 'list'> }) {
  const { api, serve } = serveEndpoints(authDependencies)
  const findKnown = () => editors.list().catch(() => null)

  serve(described.list, async ({ staff }) => {
    const known = await findKnown()
    return { editors: known && (await describeEditors(database, known, staff.userId)) }
  })

  serve(described.invite, async ({ staff, body }) => {
    await inviteEditor(database, staff, body, await findKnown())
    return success
  })

  serve(described.remove, async ({ staff, body }) => {
    await removeEditor(database, staff, body, await findKnown())
    return success
  })

  return api
}
