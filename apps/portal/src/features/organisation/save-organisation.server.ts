import { sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { organisationChannel } from '#core/organisation/follow-organisation.server.ts'
import { organisationTable as table } from '#core/organisation/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type OrganisationForm, organisationRefusals } from './contract.ts'
import { organisationFields } from './organisation-fields.ts'
import { settingColumns } from './read-settings.server.ts'
import { recordAction } from './record-action.server.ts'

/** @throws {Refusal} `ORGANISATION_CHANGED`: somebody has changed it since it was read */
export async function saveOrganisation(
  database: Database,
  staff: StaffActor,
  { version, ...form }: OrganisationForm,
): Promise<void> {
  const organisation = { ...form, links: [...form.links] }
  await database.transaction(async (transaction) => {
    const [before] = await transaction.select(settingColumns).from(table).for('update')
    const isSaved =
      (before?.version ?? 0) === version &&
      (await transaction
        .insert(table)
        .values(organisation)
        .onConflictDoUpdate({
          target: table.onlyRow,
          set: { ...organisation, version: sql`${table.version} + 1` },
          // Two administrators may name it at the same time.
          setWhere: sql`${table.version} = ${version}`,
        })
        .returning({ version: table.version }))
    if (!isSaved || isSaved.length === 0)
      throw new Refusal('ORGANISATION_CHANGED', organisationRefusals.ORGANISATION_CHANGED)
    await recordAction(transaction, staff, {
      action: 'organisation-saved',
      subject: { kind: 'organisation', id: 'organisation' },
      ...(before && { before: auditedValues(organisationFields, before) }),
      after: auditedValues(organisationFields, organisation),
    })
    await transaction.execute(sql`select pg_notify(${organisationChannel}, '')`)
  })
}
