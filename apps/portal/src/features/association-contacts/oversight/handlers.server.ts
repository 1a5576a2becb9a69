import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { sendMinutes } from '../model/send-minutes.server.ts'
import {
  appoint,
  correctAssembly,
  type OversightParts,
  removeContact,
} from './correct-contacts.server.ts'
import { described } from './endpoints.server.ts'
import { findAttention } from './find-attention.server.ts'
import { findStaffContacts } from './find-staff-contacts.server.ts'

/** Contact persons and general assemblies, for staff. */
export function createOversightApi({
  database,
  encryption,
  portalUrl,
  files,
  clock,
  ...authentication
}: AuthDependencies & OversightParts & { files: FileParts; clock: Clock }) {
  const { api, serve } = serveEndpoints(authentication)
  const parts = { database, encryption, portalUrl }

  serve(described.attention, async () => ({ items: await findAttention(database, clock()) }))

  serve(described.staffContacts, ({ params }) => findStaffContacts(database, params.id, clock()))

  serve(described.appoint, async ({ staff, params, query, body }) => {
    await appoint(parts, staff, { associationId: params.id, ...query, ...body }, clock())
    return {}
  })

  serve(described.removeContact, async ({ staff, params: { id, contact }, body }) => {
    await removeContact(parts, staff, { associationId: id, contact, ...body }, clock())
    return {}
  })

  serve(described.correctAssembly, async ({ staff, params: { id, assembly }, body }) => {
    await correctAssembly(parts, staff, { associationId: id, assembly, ...body }, clock())
    return {}
  })

  serve(described.staffMinutes, ({ params: { id, assembly, file } }) =>
    sendMinutes({ database, files }, { associationId: id, assembly, file }),
  )

  return api
}
