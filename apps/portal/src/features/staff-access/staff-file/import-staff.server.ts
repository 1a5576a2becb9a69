import { hash } from 'node:crypto'
import type { Locale } from '@trivsel/content-contract/locales'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockStaff } from '../model/lock-staff.server.ts'
import { giveRoles } from '../people/change-staff.server.ts'
import { invite } from '../people/invite-staff.server.ts'
import type { StaffColumn } from './columns.ts'
import { type ComparedLine, compareStaff } from './compare-staff.ts'
import type { StaffImported, StaffPreview } from './contract.ts'
import { findKnownAddresses } from './find-known-addresses.server.ts'
import { staffFileRefusals } from './refusals.ts'

type Lines = readonly FileLine<StaffColumn>[]

/** @throws {Refusal} LINES_INVALID */
export async function previewStaff(
  database: Database,
  staff: StaffActor,
  lines: Lines,
): Promise<StaffPreview> {
  const { compared } = await compare(database, staff, lines)
  return {
    lines: compared.map((line) => ({ ...line, roles: [...line.roles], before: [...line.before] })),
    version: versionOf(compared),
  }
}

/**
 * Invites people and changes roles as the forms do, for all lines or none.
 * @param options.version of the preview
 * @param options.locale of the invitations
 * @throws {Refusal} FORBIDDEN, LINES_INVALID, STAFF_CHANGED
 */
export async function importStaff(
  database: Database,
  staff: StaffActor,
  { lines, version, locale }: { lines: Lines; version: string; locale: Locale },
): Promise<StaffImported> {
  return database.transaction(async (transaction) => {
    const change = await lockStaff(transaction, staff)
    const { compared, userIdOf } = await compare(transaction, staff, lines)
    if (versionOf(compared) !== version)
      throw new Refusal('STAFF_CHANGED', staffFileRefusals.STAFF_CHANGED)
    const imported = { invited: 0, changed: 0, waiting: 0 }
    for (const line of compared) {
      if (line.change === 'unchanged') continue
      const { email, roles } = line
      const userId = userIdOf(email)
      const { isWaiting } = userId
        ? await giveRoles(transaction, staff, { userId, roles })
        : await invite(transaction, change, { email, roles: [...roles], locale })
      imported[isWaiting ? 'waiting' : line.change] += 1
    }
    return imported
  })
}

/** @throws {Refusal} LINES_INVALID */
async function compare(database: Database, staff: StaffActor, lines: Lines) {
  const emails = lines.map(({ cells }) => cells.email.toLowerCase())
  const known = await findKnownAddresses(database, staff.userId, emails)
  const compared = compareStaff(lines, known)
  if ('problems' in compared)
    throw new Refusal('LINES_INVALID', staffFileRefusals.LINES_INVALID, { details: compared })
  const userIds = new Map(known.map(({ email, member }) => [email, member?.userId]))
  return { compared: compared.lines, userIdOf: (email: string) => userIds.get(email) }
}

/** Of all that the import would do. */
const versionOf = (compared: readonly ComparedLine[]): string =>
  hash('sha256', JSON.stringify(compared), 'base64url')
