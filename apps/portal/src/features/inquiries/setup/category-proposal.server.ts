import { eq } from 'drizzle-orm'
import { proposalRefusals } from '#core/proposals/contract.ts'
import { refuseProposal } from '#core/proposals/decide-proposal.server.ts'
import { proposalKind } from '#core/proposals/proposal-kind.server.ts'
import { only } from '#platform/api/describe-endpoint.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.server.ts'
import { locales } from '#platform/i18n/localized.ts'
import { isConfidential } from '../model/rules.ts'
import { inquiryCategory } from '../model/tables.server.ts'
import { categoryProposal } from './category-proposal.ts'
import { lockCategory } from './lock-category.server.ts'
import { findOwners, requireReplyMailbox } from './propose-category.server.ts'
import { setupRefusals } from './refusals.ts'
import { refuseSetup } from './refuse-setup.server.ts'
import { writeCategory } from './save-category.server.ts'
import { ProposedCategory } from './setup-forms.ts'

/** A confidential category and its mailbox take effect when a second administrator has confirmed them. */
export const categoryProposals = proposalKind(ProposedCategory, {
  kind: categoryProposal,
  roles: ['admin'],
  audits: ['inquiry-category-saved'],
  refusals: {
    ...only(proposalRefusals, 'PROPOSAL_OUTDATED'),
    ...only(setupRefusals, 'NAME_TAKEN', 'REPLY_MAILBOX_MISSING'),
  },
  concerns: (database, { form }) => findOwners(database, form.mailbox),
  lock: (transaction, _, subject) =>
    transaction
      .select({ id: inquiryCategory.id })
      .from(inquiryCategory)
      .where(eq(inquiryCategory.id, subject))
      .for('no key update'),
  describe: async (database, { seen, form }) => {
    const [known] = await database
      .select({ role: inquiryCategory.role, mailbox: inquiryCategory.mailbox })
      .from(inquiryCategory)
      .where(eq(inquiryCategory.id, seen?.id ?? ''))
    const { name, mailbox, responseDays } = form
    return {
      ...Object.fromEntries(locales.map((locale) => [`name-${locale}`, name[locale]])),
      mailbox,
      days: String(responseDays),
      // A category that becomes confidential may keep its mailbox.
      ...(known && isConfidential(known.role) && { before: known.mailbox }),
    }
  },
  apply: async (transaction, confirmer, { seen, form }, { configuration }) => {
    requireReplyMailbox(configuration)
    const before = seen && (await lockCategory(transaction, seen).catch(outdated))
    try {
      await writeCategory(transaction, confirmer, { before, form })
    } catch (error) {
      throw isUniqueViolation(error) ? refuseSetup('NAME_TAKEN') : error
    }
  },
})

/** The category was removed, or has changed since it was seen. */
function outdated(error: unknown): never {
  throw error instanceof Refusal ? refuseProposal('PROPOSAL_OUTDATED') : error
}
