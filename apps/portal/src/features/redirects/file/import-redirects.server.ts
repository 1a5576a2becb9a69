import { hash } from 'node:crypto'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { mostRedirects } from '../model/limits.ts'
import { refuse } from '../model/refuse.server.ts'
import {
  leadsOf,
  lockRedirects,
  type RedirectRow,
  readRedirects,
  saveLeads,
} from '../model/save-leads.server.ts'
import { type Compared, compareRedirects } from './compare-redirects.ts'
import type { FileImported, FilePreview } from './contract.ts'
import type { FileLine } from './read-redirect-file.ts'
import { fileRefusals } from './refusals.ts'

/**
 * @param origin of this site
 * @throws {Refusal} LINES_INVALID, TOO_MANY_REDIRECTS
 */
export async function previewImport(
  database: Database,
  lines: readonly FileLine[],
  origin: string,
): Promise<FilePreview> {
  const rows = await readRedirects(database)
  const { changed, ...compared } = requireValid(lines, rows, origin)
  const inFile = new Set(compared.lines.map(({ from }) => from))
  const shortened = changed.filter(({ from }) => !inFile.has(from)).length
  const added = changed.length - shortened - countChanged(compared)
  if (rows.length + added > mostRedirects) throw refuse('TOO_MANY_REDIRECTS')
  return { ...compared, shortened, version: versionOf(rows) }
}

/**
 * Imports all lines, or none. Every redirect that is added or changed has an entry in the audit log.
 * @param version of the preview
 * @throws {Refusal} LINES_INVALID, REDIRECTS_CHANGED, TOO_MANY_REDIRECTS
 */
export function importRedirects(
  database: Database,
  staff: StaffActor,
  { lines, version, origin }: { lines: readonly FileLine[]; version: string; origin: string },
): Promise<FileImported> {
  return database.transaction(async (transaction) => {
    const before = await lockRedirects(transaction)
    if (versionOf(before) !== version)
      throw new Refusal('REDIRECTS_CHANGED', fileRefusals.REDIRECTS_CHANGED)
    const { changed } = requireValid(lines, before, origin)
    return saveLeads(transaction, staff, { before, changed })
  })
}

/** @throws {Refusal} LINES_INVALID */
function requireValid(
  lines: readonly FileLine[],
  rows: readonly RedirectRow[],
  origin: string,
): Compared {
  const compared = compareRedirects(lines, leadsOf(rows), origin)
  if ('lines' in compared) return compared
  const { problems } = compared
  throw new Refusal('LINES_INVALID', fileRefusals.LINES_INVALID, { details: { problems } })
}

/** Lines may be repeated. */
const countChanged = ({ lines }: Pick<Compared, 'lines'>) =>
  new Set(lines.filter(({ change }) => change === 'changed').map(({ from }) => from)).size

/** Of all that a file is compared with. */
function versionOf(rows: readonly RedirectRow[]): string {
  const seen = rows.map(({ id, version }) => [id, version])
  return hash('sha256', JSON.stringify(seen), 'base64url')
}
