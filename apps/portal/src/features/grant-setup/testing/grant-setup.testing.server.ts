import { randomUUID } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import { addAssociation } from '#core/associations/associations.testing.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { emptyContent } from '#core/grants/content.ts'
import { grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import type { EditOf } from '../lists/forms.ts'
import type { RoundForm } from '../rounds/forms.ts'

export const now = new Date('2026-11-28T12:00:00Z')

export const typeForm: EditOf<'add-type'>['form'] = {
  name: { no: 'Drift', en: 'Operating' },
  description: { no: '', en: '' },
  forAssociations: true,
  forPersons: false,
  hasEvent: false,
  leastOre: 100_000,
  mostOre: 5_000_000,
  payment: 'advance',
  firstPartPercent: 100,
  reportDays: 60,
}

export const roundForm = (typeIds: string[], values: Partial<RoundForm> = {}): RoundForm => ({
  name: { no: 'Desember 2026', en: 'December 2026' },
  opensOn: '2026-11-01',
  deadlineOn: '2026-12-01',
  deadlineTime: '23:59',
  meetsOn: '2026-12-10',
  meetsTime: '16:30',
  place: '',
  earliestEventOn: '2027-01-01',
  budgetYear: 2026,
  ceilingOre: null,
  typeIds,
  ...values,
})

export async function newAdmin(database: Database) {
  const userId = await createMember(database, null)
  return { kind: 'staff', userId, roles: ['admin'], requestId: null } as const
}

/** A person with the staff role of the committee. */
export async function newMember(database: Database): Promise<string> {
  const userId = await createMember(database, null)
  await database.insert(staffMember).values({ userId, roles: ['committee'] })
  return userId
}

export async function addType(
  database: Database,
  values: Partial<typeof grantType.$inferInsert> = {},
): Promise<string> {
  const [added] = await database
    .insert(grantType)
    .values({ ...typeForm, ...values })
    .returning({ id: grantType.id })
  return added?.id ?? ''
}

export async function addRound(
  database: Database,
  values: Partial<typeof grantRound.$inferInsert> = {},
): Promise<string> {
  const [added] = await database
    .insert(grantRound)
    .values({
      name: { no: 'Januar 2027', en: 'January 2027' },
      opensAt: new Date('2026-11-01T00:00:00Z'),
      deadlineAt: new Date('2027-01-10T12:00:00Z'),
      meetsAt: new Date('2027-01-20T12:00:00Z'),
      earliestEventOn: '2027-02-01',
      budgetYear: 2026,
      ...values,
    })
    .returning({ id: grantRound.id })
  return added?.id ?? ''
}

/** An application of an association of its own. */
export async function addApplication(
  database: Database,
  of: { readonly typeId: string; readonly roundId: string },
  { isSent = true, sentBy = null }: { isSent?: boolean; sentBy?: string | null } = {},
): Promise<string> {
  const { id: associationId } = await addAssociation(database)
  const [added] = await database
    .insert(grantApplication)
    .values({
      ...of,
      applicantKind: 'association',
      associationId,
      language: 'no',
      draft: emptyContent,
      ...(isSent && { sentVersion: 1, firstSentAt: now, reference: randomUUID().slice(0, 8) }),
    })
    .returning({ id: grantApplication.id })
  const applicationId = added?.id ?? ''
  if (isSent)
    await database.insert(grantApplicationVersion).values({
      applicationId,
      number: 1,
      content: emptyContent,
      title: 'Vårkonsert',
      requestedOre: 100_000,
      files: [],
      sentBy,
      sentAt: now,
    })
  return applicationId
}

export async function lastAudited(database: Database) {
  const [entry] = await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
  return entry
}

/** Four at a time, each on a connection that is open before; how they ended, by count. */
export async function fourAtOnce(database: Database, call: () => Promise<unknown>) {
  await Promise.all([1, 2, 3, 4].map(() => database.execute(sql`select pg_sleep(0.05)`)))
  const ended = await Promise.allSettled([call(), call(), call(), call()])
  return {
    fulfilled: ended.filter(({ status }) => status === 'fulfilled').length,
    rejected: ended.filter(({ status }) => status === 'rejected').length,
  }
}
