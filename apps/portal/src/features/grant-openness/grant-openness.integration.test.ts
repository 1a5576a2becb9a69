import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { addAssociation } from '#core/associations/associations.testing.server.ts'
import { budgetAccount, frameAccount } from '#core/grants/accounts.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { emptyContent } from '#core/grants/content.ts'
import { applyDecision, type NewDecision } from '#core/grants/decision/apply-decision.server.ts'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import { grantReason, grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { readFigures } from './figures/read-figures.server.ts'
import { createGrantFiles } from './files/public-files.server.ts'
import { findGranted } from './granted/find-granted.server.ts'
import { findGrantedTo } from './granted/find-granted-to.server.ts'

const { database } = await createTestDatabase()
const now = new Date('2026-11-28T12:00:00Z')
const everything = { year: null, type: null, page: 1 }

const person = await createMember(database, null)
const [chair, deputy] = [await createMember(database, null), await createMember(database, null)]
const [type] = await database
  .insert(grantType)
  .values({
    name: { no: 'Prosjektstøtte', en: 'Project grant' },
    mostOre: 5_000_000,
    forPersons: true,
  })
  .returning()
const typeId = type?.id ?? ''
const [less, missing] = await database
  .insert(grantReason)
  .values([
    {
      kind: 'reduced',
      name: { no: 'Mange søknader', en: 'Many applications' },
      text: { no: 'Mange.', en: 'Many.' },
    },
    {
      kind: 'refused',
      position: 1,
      name: { no: 'Dokument mangler', en: 'A document is missing' },
      text: { no: 'Mangler.', en: 'Missing.' },
    },
  ])
  .returning()
await moveGrantMoney(
  database,
  [2025, 2026].map((year) => ({
    key: `budget ${year}`,
    kind: 'grant-budget-set',
    amountOre: 10_000_000,
    from: frameAccount(year),
    to: budgetAccount({ year, typeId }),
  })),
  { actorId: null, valueDate: '2025-01-01' },
)
const association = await addAssociation(database, { name: '=Koret', slug: 'koret' })

async function addRound(budgetYear: number): Promise<string> {
  const [added] = await database
    .insert(grantRound)
    .values({
      name: { no: 'Runde', en: 'Round' },
      opensAt: new Date(`${budgetYear}-01-01`),
      deadlineAt: new Date(`${budgetYear}-02-01`),
      meetsAt: new Date(`${budgetYear}-02-14`),
      earliestEventOn: `${budgetYear}-03-01`,
      budgetYear,
    })
    .returning()
  return added?.id ?? ''
}
const rounds = new Map([
  [2025, await addRound(2025)],
  [2026, await addRound(2026)],
])
let count = 0

async function addSent(of: { userId?: string; associationId?: string }, year = 2026) {
  count += 1
  const title = `Konsert ${count}`
  const [added] = await database
    .insert(grantApplication)
    .values({
      ...of,
      applicantKind: of.associationId ? 'association' : 'person',
      typeId,
      roundId: rounds.get(year) ?? '',
      language: 'no',
      draft: emptyContent,
      reference: String(900_000 + count),
      sentVersion: 1,
      firstSentAt: new Date(`${year}-01-20T12:00:00Z`),
    })
    .returning()
  const id = added?.id ?? ''
  await database.insert(grantApplicationVersion).values({
    applicationId: id,
    number: 1,
    content: { ...emptyContent, title, summary: 'Åpent for alle.' },
    title,
    requestedOre: 200_000,
    files: [],
    sentAt: new Date(`${year}-01-20T12:00:00Z`),
  })
  return { id, title }
}

const decide = (applicationId: string, given: Partial<NewDecision>, at = '2026-02-20') =>
  database.transaction((transaction) =>
    applyDecision(
      transaction,
      {
        applicationId,
        basis: 'meeting',
        outcome: 'granted',
        amountOre: 200_000,
        reasonIds: [],
        words: '',
        conditions: '',
        roundId: null,
        decidedBy: chair,
        confirmedBy: deputy,
        ...given,
      },
      new Date(`${at}T12:00:00Z`),
    ),
  )
const refused = { outcome: 'refused', amountOre: 0, reasonIds: [missing?.id ?? ''] } as const
const reduced = { amountOre: 120_000, reasonIds: [less?.id ?? ''] }

const full = await addSent({ associationId: association.id })
const lower = await addSent({ userId: person })
const older = await addSent({ associationId: association.id }, 2025)
const declined = await addSent({ associationId: association.id })
const none = await addSent({ associationId: association.id })
await addSent({ associationId: association.id })
await decide(full.id, {}, '2026-02-22')
await decide(lower.id, reduced, '2026-02-21')
await decide(older.id, {}, '2025-02-21')
await decide(declined.id, {})
await decide(none.id, refused)
await database
  .update(grantAward)
  .set({ state: 'declined' })
  .where(sql`application_id = ${declined.id}`)

describe('the public list', () => {
  it('has what money goes to, the latest first, with what others may know of it', async () => {
    const found = await findGranted(database, everything)
    expect(found.items.map(({ title }) => title)).toEqual([full.title, lower.title, older.title])
    expect(found).toMatchObject({ total: 3, page: 1, grantedOre: 520_000, years: [2026, 2025] })
    expect(found.items[0]).toMatchObject({
      association: { name: '=Koret', slug: 'koret' },
      summary: 'Åpent for alle.',
      decidedOn: '2026-02-22',
      reasons: [],
    })
    expect(found.items[1]?.reasons).toEqual([less?.name])
    expect(found.refused).toEqual({
      count: 1,
      reasons: [{ id: missing?.id, name: missing?.name, count: 1 }],
    })
  })

  it('never says who a person is', async () => {
    const found = await findGranted(database, everything)
    expect(found.items[1]?.association).toBeNull()
    expect(JSON.stringify(found)).not.toContain(person)
    expect(JSON.stringify(found)).not.toContain('Nordmann')
  })

  it('is of a year and a type; one that there is not filters nothing', async () => {
    const inYear = (year: number) => findGranted(database, { ...everything, year })
    expect((await inYear(2025)).items.map(({ title }) => title)).toEqual([older.title])
    expect(await inYear(2024)).toMatchObject({ total: 3 })
    expect(await findGranted(database, { ...everything, type: typeId })).toMatchObject({ total: 3 })
    const unknown = '0b9f2a4e-7c1d-4e3a-9b1f-2a4e7c1d4e3a'
    expect(await findGranted(database, { ...everything, type: unknown, page: 9 })).toMatchObject({
      total: 3,
      page: 1,
    })
  })

  it('shows a corrected decision in place of the one before it, and takes back what was taken away', async () => {
    const one = await addSent({ associationId: association.id })
    const shown = async () => {
      const { items } = await findGranted(database, everything)
      return items.filter(({ title }) => title === one.title).map(({ amountOre }) => amountOre)
    }
    await decide(one.id, {})
    expect(await shown()).toEqual([200_000])
    await decide(one.id, { ...reduced, basis: 'correction' }, '2026-02-23')
    expect(await shown()).toEqual([120_000])
    await decide(one.id, { ...refused, basis: 'correction' }, '2026-02-24')
    expect(await shown()).toEqual([])
    await database.delete(grantApplication).where(sql`id = ${one.id}`)
  })
})

it('an association has what it was granted on its page; another one nothing', async () => {
  const { items } = await findGrantedTo(database, 'koret')
  expect(items.map(({ title }) => title)).toEqual([full.title, older.title])
  expect((await findGrantedTo(database, 'finnes-ikke')).items).toEqual([])
})

describe('files for machines', () => {
  const files = new Hono().route(
    '/',
    createGrantFiles({
      database,
      portalUrl: 'https://trivsel.example',
      clock: () => now,
    } as Parameters<typeof createGrantFiles>[0]),
  )

  it('the table has what the page has, and no formula', async () => {
    const answer = await files.request('/foreninger/tilskudd/grants.csv?year=2026')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toBe(
      `2026;2026-02-22;'=Koret;${full.title};Åpent for alle.;Prosjektstøtte;2000;2000;`,
    )
    expect(lines[2]).toContain('En privatperson')
  })

  it('the feed is Atom in both languages, with a stable id for each decision', async () => {
    const answer = await files.request('/en/associations/grants/atom.xml')
    expect(answer.headers.get('content-type')).toContain('application/atom+xml')
    const xml = await answer.text()
    expect(xml.match(/<entry>/g)).toHaveLength(3)
    expect(xml).toContain('https://trivsel.example/en/associations/find-your-association/koret')
    expect(xml).toContain('A private person')
    expect(xml).toContain('urn:uuid:')
  })
})

it('the figures count each application once, and money by the year of its budget', async () => {
  const figures = await readFigures(database, { year: null }, now)
  expect(figures.year).toBe(2026)
  expect(figures.total).toMatchObject({
    applied: 5,
    requestedOre: 1_000_000,
    granted: 2,
    grantedOre: 320_000,
    refused: 1,
    givenUp: 1,
    waiting: 1,
  })
  expect(figures.byInstitution).toMatchObject([{ id: 'others', applied: 5 }])
  expect(figures.byReason.map(({ refused, reduced }) => [refused, reduced])).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(figures.years.map(({ year, granted, isWhole }) => [year, granted, isWhole])).toEqual([
    [2026, 2, true],
    [2025, 1, true],
  ])
  const before = await readFigures(database, { year: 2025 }, new Date('2028-06-01T12:00:00Z'))
  expect(before).toMatchObject({ year: 2025, total: { applied: 1, grantedOre: 200_000 } })
  expect(before.years.at(-1)?.isWhole).toBe(false)
})
