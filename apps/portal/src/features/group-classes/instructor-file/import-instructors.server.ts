import { hash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { instructor } from '../model/tables.server.ts'
import { inNewVersion, saveItem } from '../setup/save-setup.server.ts'
import type { InstructorColumn } from './columns.ts'
import { compareInstructors } from './compare-instructors.ts'
import type { InstructorsImported, InstructorsPreview } from './contract.ts'
import { instructorFileRefusals } from './refusals.ts'

type Lines = readonly FileLine<InstructorColumn>[]
type Instructors = (typeof instructor.$inferSelect)[]

/** @throws {Refusal} LINES_INVALID */
export async function previewInstructors(
  database: Database,
  lines: Lines,
): Promise<InstructorsPreview> {
  const present = await readInstructors(database)
  return {
    lines: requireValid(lines, present).map(({ line, form: { name, isActive }, change }) => ({
      line,
      name,
      isActive,
      change,
    })),
    version: versionOf(present),
  }
}

/**
 * Imports all lines, or none. Every instructor who is added or changed has an entry in the audit log.
 * @param version of the preview
 * @throws {Refusal} LINES_INVALID, INSTRUCTORS_CHANGED
 */
export async function importInstructors(
  database: Database,
  staff: StaffActor,
  { lines, version }: { lines: Lines; version: string },
): Promise<InstructorsImported> {
  return inNewVersion(database, async (transaction) => {
    const present = await readInstructors(transaction)
    if (versionOf(present) !== version)
      throw new Refusal('INSTRUCTORS_CHANGED', instructorFileRefusals.INSTRUCTORS_CHANGED)
    const compared = requireValid(lines, present)
    const count = (change: string) => compared.filter((one) => one.change === change).length
    for (const { form, change } of compared)
      if (change !== 'unchanged')
        // Who follows a page keeps it, and with it the name.
        await saveItem(transaction, staff, { kind: 'instructor', form }, null)
    return { added: count('added'), changed: count('changed') }
  })
}

const readInstructors = (database: Database): Promise<Instructors> =>
  database.select().from(instructor).orderBy(asc(instructor.id))

/** @throws {Refusal} LINES_INVALID */
function requireValid(lines: Lines, present: Instructors) {
  const compared = compareInstructors(lines, present)
  if ('lines' in compared) return compared.lines
  throw new Refusal('LINES_INVALID', instructorFileRefusals.LINES_INVALID, { details: compared })
}

/** Of all that a file is compared with. */
const versionOf = (present: Instructors): string =>
  hash('sha256', JSON.stringify(present), 'base64url')
