import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addAssociation } from '#core/associations/associations.testing.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { emptyContent, type GrantContent } from '#core/grants/content.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import type { Seat } from '#core/grants/setup/kinds.ts'
import {
  grantCommitteeTerm,
  grantCriterion,
  grantReason,
  grantRound,
  grantRoundType,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'

const both = (text: string) => ({ no: text, en: text })
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

const asStaff = (userId: string): StaffActor => ({
  kind: 'staff',
  userId,
  roles: ['committee'],
  requestId: 'a request',
})

// Apart from what others count: all of them write into the database of one test.
let references = 930_000

/** Terms from days ago for everybody who has the staff role and none. */
export async function addCommitteeTerms(database: Database): Promise<void> {
  await database.execute(sql`
    insert into ${grantCommitteeTerm} (user_id, starts_on, ends_on)
    select user_id, current_date - 10, current_date + 10 from ${staffMember}
    where 'committee' = any(roles) and user_id not in (select user_id from ${grantCommitteeTerm})`)
}

/** What the committee room is tested with, on a database. */
export function committeeTesting(database: Database, now: Date) {
  /** A member of the committee. @param days of the term, from and until today plus so many */
  async function addMember(
    seat: Seat = 'member',
    [from, until] = [-100, 100],
  ): Promise<StaffActor> {
    const userId = await createMember(database, null)
    const day = (days: number) => inDays(now, days).toISOString().slice(0, 10)
    await database.insert(staffMember).values({ userId, roles: ['committee'] })
    await database
      .insert(grantCommitteeTerm)
      .values({ userId, seat, startsOn: day(from), endsOn: day(until) })
    return asStaff(userId)
  }

  /** A round that is read, with a type, two criteria for it and a reason of each kind. */
  async function addRound(values: Partial<typeof grantRound.$inferInsert> = {}) {
    const [type] = await database
      .insert(grantType)
      .values({ name: both('Project'), mostOre: 100_000_000 })
      .returning()
    const typeId = type?.id ?? ''
    const [round] = await database
      .insert(grantRound)
      .values({
        name: both('November'),
        opensAt: inDays(now, -30),
        deadlineAt: inDays(now, -10),
        meetsAt: inDays(now, 1),
        earliestEventOn: '2026-12-01',
        budgetYear: 2026,
        ...values,
      })
      .returning()
    const roundId = round?.id ?? ''
    await database.insert(grantRoundType).values({ roundId, typeId })
    const criteria = await database
      .insert(grantCriterion)
      .values(
        [3, 1].map((weight, position) => ({
          typeId,
          name: both(`Criterion ${position}`),
          weight,
          position,
        })),
      )
      .returning()
    const reasons = await database
      .insert(grantReason)
      .values(
        (['refused', 'reduced'] as const).map((kind) => ({
          kind,
          name: both(kind),
          text: both(`The ${kind} text`),
        })),
      )
      .returning()
    const reason = (kind: string) => reasons.find((one) => one.kind === kind)?.id ?? ''
    const [first = '', second = ''] = criteria
      .toSorted((one, other) => one.position - other.position)
      .map(({ id }) => id)
    return {
      roundId,
      typeId,
      criteria: [first, second] as const,
      refused: reason('refused'),
      reduced: reason('reduced'),
      /** The meeting agrees to its list. */
      agree: (within: Database = database) =>
        within.insert(grantMeeting).values({ roundId, agreedAt: now, minutes: {} }),
    }
  }

  /** What an association has sent, once. */
  async function addApplication(
    { roundId, typeId }: { roundId: string; typeId: string },
    values: Partial<typeof grantApplication.$inferInsert> & {
      content?: Partial<GrantContent>
    } = {},
  ) {
    const { content: changes, ...application } = values
    const content = {
      ...emptyContent,
      title: 'A concert',
      description: 'Music for everybody',
      requestedOre: 1_000_000,
      ...changes,
    }
    references += 1
    const id = randomUUID()
    const association = values.userId ? null : await addAssociation(database)
    await database.insert(grantApplication).values({
      id,
      applicantKind: association ? 'association' : 'person',
      associationId: association?.id ?? null,
      typeId,
      roundId,
      reference: String(references),
      language: 'no',
      draft: content,
      sentVersion: 1,
      firstSentAt: inDays(now, -12),
      ...application,
    })
    await addVersion(id, 1, content)
    return { id, associationId: association?.id ?? '', reference: String(references), content }
  }

  const addVersion = (applicationId: string, number: number, content: GrantContent) =>
    database.insert(grantApplicationVersion).values({
      applicationId,
      number,
      content,
      title: content.title,
      requestedOre: content.requestedOre ?? 0,
      files: [],
      sentAt: inDays(now, -12),
    })

  return { addMember, addRound, addApplication, addVersion }
}
