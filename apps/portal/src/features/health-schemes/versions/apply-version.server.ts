import { auditedValues } from '#core/editable/form.ts'
import { refuseHealth } from '#core/health-refunds/refuse.server.ts'
import { healthScheme, healthSchemeVersion } from '#core/health-refunds/tables.server.ts'
import type { Confirmed } from '#core/proposals/proposal-kind.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { textFields } from '../model/scheme-fields.ts'
import type { VersionForm } from '../model/version-form.ts'
import { requireUnchanged } from './propose-version.server.ts'

/**
 * Rules hold from now on, as the next revision of their day; a new scheme is added with them.
 * @throws {Refusal} `HEALTH_SCHEME_CHANGED`, `HEALTH_SCHEME_FIRST_DAY`
 */
export async function applyVersion(
  transaction: Database,
  staff: StaffActor,
  form: VersionForm,
  { proposedBy }: Pick<Confirmed, 'proposedBy'>,
): Promise<void> {
  const revision = await requireUnchanged(transaction, form)
  const { schemeId, scheme, startsOn, rules } = form
  if (scheme) await addScheme(transaction, staff, { id: schemeId, ...scheme })
  await transaction
    .insert(healthSchemeVersion)
    .values({ schemeId, startsOn, revision, rules, proposedBy, confirmedBy: staff.userId })
  await recordAction(transaction, staff, {
    action: 'health-scheme-version-confirmed',
    subject: { kind: 'health-scheme', id: schemeId },
    after: {
      healthSchemeStartsOn: startsOn,
      healthSchemeRevision: revision,
      healthSchemeRules: JSON.stringify(rules),
      healthSchemeProposedBy: proposedBy,
    },
  })
}

/** Of the same proposal confirmed twice, the second finds it there. */
async function addScheme(
  transaction: Database,
  staff: StaffActor,
  scheme: NonNullable<VersionForm['scheme']> & { id: string },
): Promise<void> {
  const position = await transaction.$count(healthScheme)
  const added = await transaction
    .insert(healthScheme)
    .values({ ...scheme, position })
    .onConflictDoNothing()
    .returning({ id: healthScheme.id })
  if (added.length === 0) throw refuseHealth('HEALTH_SCHEME_CHANGED')
  await recordAction(transaction, staff, {
    action: 'health-scheme-added',
    subject: { kind: 'health-scheme', id: scheme.id },
    after: auditedValues(textFields, { name: scheme.name, intro: scheme.intro }),
  })
}
