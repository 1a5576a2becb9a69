import { perLocale } from '@trivsel/content-contract/locales'
import { readContactFacts } from '#core/associations/contacts/apply-contact-rules.server.ts'
import type { HandoverSource } from '#core/associations/handover.server.ts'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

/** The next confirmation, and who the contact persons are. */
export const contactHandoverItems: HandoverSource = async (database, { associationId, now }) => {
  const { dueOn, leastContacts } = await readContactFacts(database, associationId, now)
  return [
    {
      key: 'confirmation',
      name: perLocale((locale) => m.association_handover_confirmation({}, { locale })),
      text: perLocale((locale) =>
        m.association_handover_confirmation_text(
          { due: formatDate(noonOf(dueOn), locale) },
          { locale },
        ),
      ),
      page: 'associationContactPerson',
    },
    {
      key: 'contacts',
      name: perLocale((locale) => m.association_handover_contacts({}, { locale })),
      text: perLocale((locale) =>
        m.association_handover_contacts_text({ count: leastContacts }, { locale }),
      ),
      page: 'associationContacts',
    },
  ]
}
