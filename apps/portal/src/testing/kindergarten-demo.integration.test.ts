import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPasswords } from '#core/accounts/passwords/passwords.server.ts'
import { creditNote, invoice } from '#core/invoices/tables.server.ts'
import {
  kindergartenHealthView,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import {
  kindergartenExtraOpening,
  kindergartenExtraPlace,
  kindergartenSurvey,
  kindergartenSurveyAnswer,
} from '#core/kindergartens/days/tables.server.ts'
import {
  findDemoChildren,
  findKnownFamily,
} from '#core/kindergartens/demo/find-demo-children.server.ts'
import { seedChildren } from '#core/kindergartens/demo/seed-children.server.ts'
import { seedPresence } from '#core/kindergartens/demo/seed-presence.server.ts'
import { kindergartenNotice } from '#core/kindergartens/notices/tables.server.ts'
import { checkPin } from '#core/kindergartens/pins/pins.server.ts'
import { kindergartenDevice, kindergartenMark } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import { seedDays } from '#features/kindergarten-days/demo/seed-days.server.ts'
import { seedInvoices } from '#features/kindergarten-invoices/demo/seed-invoices.server.ts'
import { previewRun } from '#features/kindergarten-invoices/runs/start-run.server.ts'
import { seedMessages } from '#features/kindergarten-messages/demo/seed-messages.server.ts'
import { demoPin, seedTablets } from '#features/kindergarten-tablet/demo/seed-tablets.server.ts'
import { reviewMark } from '#features/kindergarten-tablet/review/review-marks.server.ts'
import { seedMyKindergarten } from '#features/my-kindergarten/demo/seed-my-kindergarten.server.ts'
import { seedStaff } from '#features/staff-access/demo/seed-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { personalTables } from '../features.server.ts'
import { testEncryption as encryption, testConfiguration } from './accounts.testing.server.ts'

const contextOf = (database: Database) => ({
  database,
  encryption,
  portalUrl: testConfiguration.PORTAL_URL,
})

async function seed(database: Database, now = new Date()) {
  const context = contextOf(database)
  await seedStaff(database, encryption)
  await seedChildren(context, now)
  await seedPresence(database, now)
  await seedMyKindergarten(context, now)
  await seedInvoices(context, now)
  await seedMessages(context, now)
  await seedDays(context, now)
  await seedTablets(context, now)
}

const { database } = await createTestDatabase()
await seed(database)
const family = await findKnownFamily(database, await findDemoChildren(database))
const { guardian, other } = family ?? expect.fail('the known family is missing')

const countAll = () => Promise.all(personalTables.map(async ({ table }) => database.$count(table)))

it('a change and an end of a place wait', async () => {
  const requests = await database.select().from(kindergartenPlaceRequest)
  expect(requests.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'change sent',
    'end sent',
  ])
})

it('a guardian, an employee and a leader have looked at health data', async () => {
  const views = await database.select().from(kindergartenHealthView)
  expect(new Set(views.map(({ place: where }) => where))).toEqual(
    new Set(['guardian', 'tablet', 'staff']),
  )
  for (const { viewerName } of views) expect(viewerName).not.toBe('')
})

describe('messages', () => {
  it('there are threads for both guardians and for one, one of them sensitive', async () => {
    const threads = await database.select().from(kindergartenThread)
    expect(threads.filter(({ onlyFor }) => onlyFor === null).length).toBeGreaterThan(0)
    expect(threads.some(({ onlyFor }) => onlyFor === other.id)).toBe(true)
    expect(threads.filter(({ isSensitive }) => isSensitive)).toHaveLength(1)
  })

  it('something is unread for staff and for guardians, and one message is retracted', async () => {
    expect(
      await database.$count(
        kindergartenMessage,
        and(eq(kindergartenMessage.side, 'guardian'), isNull(kindergartenMessage.staffReadAt)),
      ),
    ).toBe(1)
    expect(
      await database.$count(
        kindergartenMessageReader,
        and(
          eq(kindergartenMessageReader.guardianId, guardian.id),
          isNull(kindergartenMessageReader.readAt),
        ),
      ),
    ).toBeGreaterThan(0)
    expect(
      await database.$count(kindergartenMessage, isNotNull(kindergartenMessage.retractedAt)),
    ).toBe(1)
  })

  it('a message went to all', async () => {
    const [notice] = await database.select().from(kindergartenNotice)
    expect(notice?.guardians).toBeGreaterThan(10)
  })
})

it('an open survey has answers of a guardian and of staff, and silent children', async () => {
  const [survey] = await database.select().from(kindergartenSurvey)
  expect(survey?.answerUntil.localeCompare(osloDate(new Date()))).toBe(1)
  const answers = await database.select().from(kindergartenSurveyAnswer)
  expect(answers.some(({ guardianId }) => guardianId === guardian.id)).toBe(true)
  expect(answers.some(({ isByStaff }) => isByStaff)).toBe(true)
  expect(new Set(answers.map(({ isComing }) => isComing))).toEqual(new Set([true, false]))
})

it('a Saturday is booked, and the exam guarantee is full with one who waits', async () => {
  const rows = await database
    .select({ kind: kindergartenExtraOpening.kind, state: place.state })
    .from(kindergartenExtraPlace)
    .innerJoin(
      kindergartenExtraOpening,
      eq(kindergartenExtraOpening.id, kindergartenExtraPlace.openingId),
    )
    .innerJoin(place, eq(place.id, kindergartenExtraPlace.placeId))
  expect(rows.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'exam booked',
    'exam waiting',
    'saturday booked',
    'saturday booked',
  ])
})

describe('tablets', () => {
  it('one was shut off, and a leader can record what it has sent since', async () => {
    const devices = await database.select().from(kindergartenDevice)
    expect(devices).toHaveLength(1)
    expect(devices[0]?.shutOffAt).not.toBeNull()
    const isWaiting = eq(kindergartenMark.state, 'to-review')
    const marks = await database.select().from(kindergartenMark).where(isWaiting)
    expect(marks.length).toBeGreaterThan(1)
    const leader = (await findDemoStaff(database, 'kindergarten')) ?? expect.fail()
    await reviewMark(
      contextOf(database),
      leader,
      { id: marks[0]?.id ?? '', isRecorded: true },
      new Date(),
    )
    expect(await database.$count(kindergartenMark, isWaiting)).toBe(marks.length - 1)
  })

  it('two employees have the PIN that the demo names', async () => {
    const employees = await database
      .select({ id: kindergartenEmployee.id, name: kindergartenEmployee.name })
      .from(kindergartenEmployee)
      .where(isNotNull(kindergartenEmployee.pinHash))
      .orderBy(asc(kindergartenEmployee.name))
    expect(employees.map(({ name }) => name)).toEqual(['Kine Aas', 'Mona Strand'])
    const parts = { database, passwords: createPasswords() }
    const employeeId = employees[0]?.id ?? ''
    expect(await checkPin(parts, { employeeId, pin: demoPin })).toBe('right')
  })
})

it('adds nothing the second time', async () => {
  const counts = await countAll()
  await seed(database)
  expect(await countAll()).toEqual(counts)
})

/* The first and the last day of a month, the day after a year has ended, and a day of summer. */
describe.each(['2026-12-01', '2027-01-31', '2027-03-01', '2027-07-31'])(
  'invoices, on %s',
  async (today) => {
    const own = (await createTestDatabase()).database
    await seedStaff(own, encryption)
    const now = new Date(`${today}T10:00:00Z`)
    await seedChildren(contextOf(own), now)
    await seedInvoices(contextOf(own), now)
    const known = await findKnownFamily(own, await findDemoChildren(own))
    const rows = await own.select().from(invoice).orderBy(asc(invoice.invoiceNumber))
    const of = (guardianId?: string) => rows.filter(({ subjectId }) => subjectId === guardianId)

    it('two months are issued, both are split between two payers, and siblings pay less', () => {
      expect(new Set(rows.map(({ periodStart }) => periodStart)).size).toBe(2)
      expect(of(known?.guardian.id)).toHaveLength(2)
      expect(of(known?.other.id)).toHaveLength(2)
      const steps = of(known?.guardian.id).map(({ lines }) =>
        lines.flatMap((line) => (line.steps ?? []).map(({ kind }) => kind)),
      )
      for (const kinds of steps) expect(kinds).toEqual(expect.arrayContaining(['split', 'sibling']))
    })

    it('some are paid, some overdue, some open until a later day', () => {
      expect(rows.filter(({ openOre }) => openOre === 0).length).toBeGreaterThan(20)
      expect(of(known?.other.id)[0]).toMatchObject({ openOre: expect.any(Number) })
      expect(of(known?.other.id)[0]?.openOre).toBeGreaterThan(0)
      expect(of(known?.other.id)[0]?.dueOn.localeCompare(today)).toBe(-1)
      const open = rows.filter(({ openOre, dueOn }) => openOre > 0 && dueOn > today)
      expect(open.length).toBeGreaterThan(5)
    })

    it('the municipality has decided for some, and one month is credited and invoiced again', async () => {
      const decided = rows.filter(({ lines }) =>
        lines.some(({ steps = [] }) => steps.some(({ kind }) => kind === 'decision')),
      )
      expect(new Set(decided.map(({ subjectId }) => subjectId)).size).toBe(3)
      const [note] = await own.select().from(creditNote)
      const credited = rows.find(({ id }) => id === note?.invoiceId)
      expect(credited?.creditedOre).toBe(credited?.amountOre)
      const again = of(credited?.subjectId).filter(
        ({ periodStart }) => periodStart === credited?.periodStart,
      )
      expect(again).toHaveLength(2)
    })

    it('in the second kindergarten a run waits to be started', async () => {
      const office = (await findDemoStaff(own, 'kindergarten-office')) ?? expect.fail()
      const { kindergartenId } =
        (await findDemoChildren(own)).find(({ kindergarten }) => kindergarten === 'elvekanten') ??
        expect.fail()
      const month = `${today.slice(0, 7)}-01`
      const { items, totalOre } = await previewRun(own, office, { kindergartenId, month })
      expect(items.length).toBeGreaterThan(10)
      expect(totalOre).toBeGreaterThan(0)
    })

    it('what is invoiced of the first kindergarten is what counts now', async () => {
      const office = (await findDemoStaff(own, 'kindergarten-office')) ?? expect.fail()
      const kindergartenId = known?.older.kindergartenId ?? ''
      for (const month of new Set(rows.map(({ periodStart }) => periodStart))) {
        const { items } = await previewRun(own, office, { kindergartenId, month })
        expect(items.length).toBeGreaterThan(30)
        for (const { amountOre, invoice: issued } of items)
          expect(issued?.amountOre).toBe(amountOre)
      }
    })
  },
)
