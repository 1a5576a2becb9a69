import { eq } from 'drizzle-orm'
import { refuseHealth } from '#core/health-refunds/refuse.server.ts'
import { findContradictions } from '#core/health-refunds/rules/contradictions.ts'
import { healthScheme, healthSchemeVersion } from '#core/health-refunds/tables.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { schemeVersionProposal } from '../model/proposal.ts'
import { refuseScheme } from '../model/refuse.server.ts'
import { startsPeriod } from '../model/starts-period.ts'
import type { VersionForm } from '../model/version-form.ts'

/**
 * Proposes rules, which hold when a second person confirms them: until then the old ones do. A newer
 * proposal for the same day replaces an earlier one.
 * @throws {Refusal} `HEALTH_SCHEME_CONTRADICTS`; `HEALTH_SCHEME_FIRST_DAY`; `HEALTH_SCHEME_CHANGED`:
 *   other rules were confirmed since the form was started
 */
export async function proposeVersion(
  database: Database,
  staff: StaffActor,
  form: VersionForm,
): Promise<void> {
  const contradictions = findContradictions(form.rules)
  if (contradictions.length > 0) throw refuseScheme('HEALTH_SCHEME_CONTRADICTS', { contradictions })
  await database.transaction(async (transaction) => {
    await requireUnchanged(transaction, form)
    await propose(transaction, staff, {
      kind: schemeVersionProposal,
      subject: `${form.schemeId} ${form.startsOn}`,
      payload: form,
    })
  })
}

/**
 * Checks a form against what is confirmed, and locks the scheme.
 * @throws {Refusal} `HEALTH_SCHEME_CHANGED`, `HEALTH_SCHEME_FIRST_DAY`
 * @returns the number of the next revision for that day
 */
export async function requireUnchanged(
  transaction: Database,
  { schemeId, scheme, startsOn, confirmedBefore, rules }: VersionForm,
): Promise<number> {
  const [found] = await transaction
    .select({ id: healthScheme.id })
    .from(healthScheme)
    .where(eq(healthScheme.id, schemeId))
    .for('update')
  if (Boolean(found) === Boolean(scheme)) throw refuseHealth('HEALTH_SCHEME_CHANGED')
  const versions = await transaction
    .select()
    .from(healthSchemeVersion)
    .where(eq(healthSchemeVersion.schemeId, schemeId))
  if (versions.length !== confirmedBefore) throw refuseHealth('HEALTH_SCHEME_CHANGED')
  if (!startsPeriod(latestOf(versions), rules.period, startsOn))
    throw refuseScheme('HEALTH_SCHEME_FIRST_DAY')
  const revisions = versions
    .filter((version) => version.startsOn === startsOn)
    .map(({ revision }) => revision)
  return Math.max(0, ...revisions) + 1
}

/** Of each day the revision that counts. */
function latestOf<Version extends { startsOn: string; revision: number }>(
  versions: readonly Version[],
): Version[] {
  return versions.filter(
    ({ startsOn, revision }) =>
      !versions.some((other) => other.startsOn === startsOn && other.revision > revision),
  )
}
