import { and, inArray, isNull, ne } from 'drizzle-orm'
import { association, associationContact } from '#core/associations/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { described as assembly } from './assembly/endpoints.server.ts'
import { described as contacts } from './contacts/endpoints.server.ts'
import { described as oversight } from './oversight/endpoints.server.ts'

/** What goes on while the service is switched off: contact persons can leave. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.association_contacts_unfinished,
      count: (database) =>
        database.$count(
          associationContact,
          and(
            isNull(associationContact.endedAt),
            inArray(
              associationContact.associationId,
              database
                .select({ id: association.id })
                .from(association)
                .where(ne(association.state, 'closed')),
            ),
          ),
        ),
    },
  ],
  promise: m.association_contacts_when_off,
  begins: [
    contacts.invite,
    contacts.sendAgain,
    contacts.accept,
    assembly.register,
    oversight.appoint,
  ],
}
