import { and, eq, ne, or } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { ProposalSettings } from '#core/proposals/proposal-kind.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { locales, textIn } from '#platform/i18n/localized.ts'
import { inquiryCategory } from '../model/tables.server.ts'
import { categoryProposal } from './category-proposal.ts'
import { refuseSetup } from './refuse-setup.server.ts'
import type { ProposedCategory } from './setup-forms.ts'

/**
 * Proposes a confidential category, which a second administrator must confirm.
 * @throws {Refusal} `OWN_CASE`, `NAME_TAKEN`, `REPLY_MAILBOX_MISSING`
 */
export async function proposeCategory(
  transaction: Database,
  staff: StaffActor,
  proposed: ProposedCategory,
  settings: ProposalSettings,
): Promise<void> {
  const { seen, form } = proposed
  requireReplyMailbox(settings)
  await requireOtherPerson(transaction, staff, await findOwners(transaction, form.mailbox))
  await requireFreeNames(transaction, proposed)
  await propose(transaction, staff, {
    kind: categoryProposal,
    // A key has no colon.
    subject: seen?.id ?? `new: ${textIn(form.name, 'en')}`,
    payload: proposed,
    value: form.mailbox,
  })
}

/**
 * Requires a mailbox for replies: without it, replies with their text would go to that of the category.
 * @throws {Refusal} `REPLY_MAILBOX_MISSING`
 */
export function requireReplyMailbox({ MAIL_REPLY_TO }: ProposalSettings): void {
  if (MAIL_REPLY_TO === undefined) throw refuseSetup('REPLY_MAILBOX_MISSING')
}

/** The accounts whose own address a mailbox is: the change concerns them. */
export async function findOwners(database: Database, mailbox: string): Promise<string[]> {
  const owners = await database.select({ id: user.id }).from(user).where(eq(user.email, mailbox))
  return owners.map(({ id }) => id)
}

/** Refuses used names at the time of the proposal; at confirmation the unique index decides. */
async function requireFreeNames(
  transaction: Database,
  { seen, form: { name } }: ProposedCategory,
): Promise<void> {
  const isNamed = or(
    ...locales.map((locale) => eq(localizedText(inquiryCategory.name, locale), name[locale])),
  )
  const taken = and(isNamed, ne(inquiryCategory.id, seen?.id ?? ''))
  if ((await transaction.$count(inquiryCategory, taken)) > 0) throw refuseSetup('NAME_TAKEN')
}
