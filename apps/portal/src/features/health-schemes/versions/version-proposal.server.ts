import { eq } from 'drizzle-orm'
import { healthRefusals } from '#core/health-refunds/refusals.ts'
import { healthScheme } from '#core/health-refunds/tables.server.ts'
import { proposalKind } from '#core/proposals/proposal-kind.server.ts'
import { only } from '#platform/api/describe-endpoint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { locales } from '#platform/i18n/localized.ts'
import { schemeVersionProposal } from '../model/proposal.ts'
import { schemeRefusals } from '../model/refusals.ts'
import { VersionForm } from '../model/version-form.ts'
import { applyVersion } from './apply-version.server.ts'

/** Rules of a scheme hold once a second person with the role has confirmed them. */
export const schemeVersionProposals = proposalKind(VersionForm, {
  kind: schemeVersionProposal,
  roles: ['health'],
  audits: ['health-scheme-added', 'health-scheme-version-confirmed'],
  refusals: {
    ...only(healthRefusals, 'HEALTH_SCHEME_CHANGED'),
    ...only(schemeRefusals, 'HEALTH_SCHEME_FIRST_DAY'),
  },
  concerns: { nobody: 'rules for every student' },
  describe: async (database, { schemeId, scheme, startsOn, rules }) => {
    const name = scheme?.name ?? (await findName(database, schemeId))
    return {
      ...Object.fromEntries(locales.map((locale) => [`name-${locale}`, name?.[locale] ?? ''])),
      startsOn,
      categories: String(rules.categories.length),
      ownShareOre: String(rules.ownShareOre),
      capOre: rules.capOre === null ? '' : String(rules.capOre),
    }
  },
  apply: applyVersion,
})

async function findName(database: Database, id: string) {
  const [found] = await database
    .select({ name: healthScheme.name })
    .from(healthScheme)
    .where(eq(healthScheme.id, id))
  return found?.name
}
