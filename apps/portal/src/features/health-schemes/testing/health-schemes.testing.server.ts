import { randomUUID } from 'node:crypto'
import { rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import { healthScheme } from '#core/health-refunds/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import type { VersionForm } from '../model/version-form.ts'

const texts = { name: { no: 'Tannlege', en: 'Dental care' }, intro: { no: '', en: '' } }

/** Rules of a new scheme. */
export const versionForm = (values: Partial<VersionForm> = {}): VersionForm => ({
  schemeId: randomUUID(),
  scheme: texts,
  startsOn: '2026-01-01',
  confirmedBefore: 0,
  rules: rulesOf(),
  ...values,
})

/** A scheme without rules. */
export async function addScheme(database: Database): Promise<string> {
  const id = randomUUID()
  await database.insert(healthScheme).values({ id, ...texts })
  return id
}

export async function newHealthStaff(database: Database): Promise<StaffActor> {
  const userId = await createMember(database, null)
  await database.insert(staffMember).values({ userId, roles: ['health'] })
  return { kind: 'staff', userId, roles: ['health'], requestId: null }
}
