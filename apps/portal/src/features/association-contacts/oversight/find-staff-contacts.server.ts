import type { Database } from '#platform/database/database.server.ts'
import type { StaffContactsView } from '../model/contract.ts'
import { findStanding, listContacts } from '../model/find-standing.server.ts'
import { listAssemblies } from '../model/list-assemblies.server.ts'
import { listOpenInvitations } from '../model/list-invitations.server.ts'

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function findStaffContacts(
  database: Database,
  associationId: string,
  now: Date,
): Promise<StaffContactsView> {
  const standing = await findStanding(database, associationId, now)
  const people = await listContacts(database, associationId)
  const assemblies = await listAssemblies(database, associationId)
  return {
    ...standing,
    people: people.map(({ id, name, email, since }) => ({ id, name, email, since })),
    invitations: await listOpenInvitations(database, associationId, now),
    assemblies: assemblies.map(({ view }) => view),
  }
}
