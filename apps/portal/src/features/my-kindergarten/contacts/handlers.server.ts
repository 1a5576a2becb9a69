import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { asGuardian, type GuardianParts } from '../model/guardian-parts.server.ts'
import { addContact, removeContact, restoreContact } from './change-contacts.server.ts'
import { contactsDescribed as described } from './endpoints.server.ts'

/** Guardians say whom the kindergarten calls, and who may fetch a child. */
export function createContactsApi({ clock, ...parts }: AuthDependencies & GuardianParts) {
  const { api, serve } = serveEndpoints(parts)

  serve(described.add, async ({ user: { userId }, params: { id: childId }, body }) => {
    await asGuardian(parts, { userId, childId }, (transaction, { id: guardianId }) =>
      addContact(transaction, { ...body, childId, guardianId }, clock()),
    )
    return {}
  })

  serve(described.remove, async ({ user: { userId }, params: { id: childId, contactId } }) => {
    await asGuardian(parts, { userId, childId }, (transaction, { id: guardianId }) =>
      removeContact(transaction, { id: contactId, childId, guardianId }, clock()),
    )
    return {}
  })

  serve(described.restore, async ({ user: { userId }, params: { id: childId, contactId } }) => {
    await asGuardian(parts, { userId, childId }, (transaction, { id: guardianId }) =>
      restoreContact(transaction, { id: contactId, childId, guardianId }, clock()),
    )
    return {}
  })

  return api
}
