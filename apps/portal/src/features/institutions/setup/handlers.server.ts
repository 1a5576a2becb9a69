import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import {
  issueInstitutionKey,
  revokeInstitutionKey,
} from '#core/semester-registrations/institution-keys.server.ts'
import { findChoice } from '#core/studies/find-institutions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { setupDescribed as described } from './endpoints.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveSetup } from './save-setup.server.ts'

/** Administrators say which institutions there are, and which of them deliver by themselves. */
export function createInstitutionSetupApi({
  database,
  ...auth
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, () => readSetup(database))

  serve(described.save, async ({ staff, body }) => {
    await saveSetup(database, staff, body)
    return {}
  })

  serve(described.issueKey, async ({ staff, body: { institution } }) => {
    if (!(await findChoice(database, institution))) throw refuse('INSTITUTION_NOT_FOUND')
    return { key: await issueInstitutionKey(database, staff, institution) }
  })

  serve(described.revokeKey, async ({ staff, params: { id } }) => {
    if (!(await revokeInstitutionKey(database, staff, id))) throw refuse('KEY_NOT_FOUND')
    return {}
  })

  return api
}
