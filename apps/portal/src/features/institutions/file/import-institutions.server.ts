import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { campus, institution } from '#core/studies/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { InstitutionSetup } from '../setup/contract.ts'
import { readSetup } from '../setup/read-setup.server.ts'
import { addInstitution, changeInstitution } from '../setup/save-institution.server.ts'
import { compareInstitutions } from './compare-institutions.ts'
import type { FileImported, FilePreview } from './contract.ts'
import type { FileLine } from './read-institution-file.ts'
import { fileRefusals } from './refusals.ts'

/** @throws {Refusal} LINES_INVALID */
export async function previewImport(
  database: Database,
  lines: readonly FileLine[],
): Promise<FilePreview> {
  const setup = await readSetup(database)
  const compared = requireValid(lines, setup)
  return {
    ...compared,
    lines: compared.lines.map(({ line, form, change, fields }) => ({
      line,
      code: form.code,
      change,
      fields: [...fields],
    })),
    version: versionOf(setup),
  }
}

/**
 * Imports all lines, or none. Every institution that is added or changed has an entry in the audit log.
 * @param version of the preview
 * @throws {Refusal} LINES_INVALID, INSTITUTIONS_CHANGED, DBH_EXISTS
 */
export async function importInstitutions(
  database: Database,
  staff: StaffActor,
  { lines, version }: { lines: readonly FileLine[]; version: string },
): Promise<FileImported> {
  return database.transaction(async (transaction) => {
    // Nobody changes one between the comparison and the end of the import; everybody may read.
    await transaction.execute(sql`lock table ${institution}, ${campus} in share row exclusive mode`)
    const setup = await readSetup(transaction)
    if (versionOf(setup) !== version)
      throw new Refusal('INSTITUTIONS_CHANGED', fileRefusals.INSTITUTIONS_CHANGED)
    const compared = requireValid(lines, setup).lines
    const added = compared.filter(({ change }) => change === 'added')
    const changed = compared.filter(({ change }) => change === 'changed')
    for (const { form } of changed) {
      const { code } = form
      const known = setup.institutions.find((one) => one.code === code)
      const seen = { code, version: known?.version ?? 0 }
      await changeInstitution(transaction, staff, { seen, form: withoutCode(form) })
    }
    for (const { form } of added) await addInstitution(transaction, staff, { form })
    return { added: added.length, changed: changed.length }
  })
}

/** @throws {Refusal} LINES_INVALID */
function requireValid(lines: readonly FileLine[], setup: InstitutionSetup) {
  const compared = compareInstitutions(lines, setup)
  if ('lines' in compared) return compared
  const { problems } = compared
  throw new Refusal('LINES_INVALID', fileRefusals.LINES_INVALID, { details: { problems } })
}

function withoutCode<Form extends { code: string }>({ code: _, ...form }: Form) {
  return form
}

/** Of all that a file is compared with; keys do not matter to it. */
function versionOf({ institutions, campuses }: InstitutionSetup): string {
  const seen = [
    institutions.map(({ code, version }) => [code, version]),
    campuses.map(({ id, version }) => [id, version]),
  ]
  return hash('sha256', JSON.stringify(seen), 'base64url')
}
