import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { caseFile } from '#core/cases/tables.server.ts'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import { healthRefundLine, healthScheme } from '#core/health-refunds/tables.server.ts'
import { createStaffGuard } from '#core/staff-area/require-staff.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { HealthFigures } from '../figures/contract.ts'
import { figuresEndpoints } from '../figures/endpoints.ts'
import { createFiguresApi } from '../figures/handlers.server.ts'
import { readFigures } from '../figures/read-figures.server.ts'
import { sendEndpoints } from '../send/endpoints.ts'
import { startRefunds } from './health-refunds.testing.server.ts'

const { database } = await createTestDatabase({ size: 12 })
await seedInstitutions(database)
const site = await startRefunds(database)
const { addScheme, apply, decide, newStudent, pass, parts } = site
const app = createApi({ configuration: testConfiguration, log: createLog('silent') })
const hidden = 'hidden'
const rules = rulesOf({
  categories: ['doctor', 'dental', 'eyesight'].map((key) => categoryOf(key)),
})

type Lines = Parameters<typeof apply>[2]
const inCategory = (category: string, amount = '1000') => ({ category, amount })

async function sent(scheme: string, lines: Lines = [inCategory('doctor')]) {
  const student = await newStudent()
  const { id }: { id: string } = await (await apply(student, scheme, lines)).json()
  return { student, id }
}
const several = async (count: number, scheme: string, lines?: Lines) => {
  const all: Awaited<ReturnType<typeof sent>>[] = []
  while (all.length < count) all.push(await sent(scheme, lines))
  return all
}
const decided = async (action: 'approve' | 'reject', all: Awaited<ReturnType<typeof several>>) => {
  for (const { id } of all) {
    await decide(id, action)
    await pass(id)
  }
}
const withdraw = (student: string, id: string) =>
  site.call(student, endpointAddress(sendEndpoints.withdraw, { params: { id } }), {
    method: 'POST',
  })
const categoriesOf = (figures: HealthFigures) =>
  figures.categories.map(({ category, people, countedOre }) => [category, people, countedOre])

beforeEach(async () => {
  await database.delete(caseFile)
  await database.delete(healthScheme)
})

it('hide four people, and with them the next few', async () => {
  const scheme = await addScheme(rules)
  const granted = await several(6, scheme)
  await decided('approve', granted)
  const rejected = await several(5, scheme)
  await decided('reject', rejected)
  await several(4, scheme)
  const { periods } = await readFigures(database)
  expect(periods).toEqual([
    {
      schemeId: scheme,
      schemeName: { no: 'Ordning', en: 'Scheme' },
      period: '2026',
      people: 15,
      states: { granted: 6, rejected: hidden, waiting: hidden, withdrawn: 0 },
      grantedOre: 6_000_00,
      medianDays: hidden,
    },
  ])
  await several(1, scheme)
  expect((await readFigures(database)).periods[0]).toMatchObject({
    people: 16,
    states: { granted: 6, rejected: 5, waiting: 5 },
    medianDays: 0,
  })
})

it('show five people, and nothing of four', async () => {
  const scheme = await addScheme(rules)
  await several(4, scheme)
  const few = await readFigures(database)
  expect(few.periods).toMatchObject([
    {
      people: hidden,
      states: { granted: hidden, rejected: hidden, waiting: hidden, withdrawn: hidden },
      grantedOre: hidden,
      medianDays: hidden,
    },
  ])
  expect(categoriesOf(few)).toEqual([
    ['doctor', hidden, hidden],
    ['dental', hidden, hidden],
    ['eyesight', hidden, hidden],
  ])
  await several(1, scheme)
  const five = await readFigures(database)
  expect(five.periods).toMatchObject([
    {
      people: 5,
      states: { granted: 0, rejected: 0, waiting: 5, withdrawn: 0 },
      grantedOre: 0,
      medianDays: null,
    },
  ])
  expect(categoriesOf(five)).toEqual([
    ['doctor', 5, 5_000_00],
    ['dental', 0, 0],
    ['eyesight', 0, 0],
  ])
})

it('count a person with several applications once, by the one that came furthest', async () => {
  const scheme = await addScheme(rules)
  const all = await several(5, scheme)
  await decided('approve', all)
  const [first] = all
  const again = await apply(first?.student ?? '', scheme, [inCategory('doctor', '500')])
  expect(again.status).toBe(200)
  const more = await several(5, scheme)
  for (const { student, id } of more) expect((await withdraw(student, id)).status).toBe(200)
  expect((await readFigures(database)).periods).toMatchObject([
    { people: 10, states: { granted: 5, waiting: 0, withdrawn: 5 }, grantedOre: 5_000_00 },
  ])
})

it('have the days until the first decision, in the middle', async () => {
  const scheme = await addScheme(rules)
  const all = await several(5, scheme)
  await decided('approve', all)
  for (const [at, days] of [1, 2, 9, 30, 40].entries())
    await database
      .update(caseFile)
      .set({ createdAt: sql`${caseFile.firstDecidedAt} - make_interval(days => ${days})` })
      .where(eq(caseFile.id, all[at]?.id ?? ''))
  expect((await readFigures(database)).periods).toMatchObject([{ medianDays: 9 }])
})

it('sum what counts of expenses, by category', async () => {
  const scheme = await addScheme(rules)
  const both = await several(5, scheme, [
    inCategory('doctor'),
    inCategory('dental', '200'),
    inCategory('dental', '100'),
  ])
  await several(5, scheme, [inCategory('eyesight', '200')])
  const [first, second] = both
  const lineOf = async (id = '', category = '') =>
    (await database.select().from(healthRefundLine).where(eq(healthRefundLine.caseId, id))).find(
      (line) => line.category === category,
    )?.id ?? ''
  await database
    .update(healthRefundLine)
    .set({ acceptedOre: 250_00, acceptedBecause: 'x', acceptedBy: 'one' })
    .where(eq(healthRefundLine.id, await lineOf(first?.id, 'doctor')))
  expect(categoriesOf(await readFigures(database))).toEqual([
    ['doctor', 5, 4_250_00],
    ['dental', 5, 1_500_00],
    ['eyesight', 5, 1_000_00],
  ])
  // Of five who stated an expense one gives no right: the sum would be about four, and is hidden with the next.
  await database
    .update(healthRefundLine)
    .set({ noRight: 'no-semester-fee' })
    .where(
      and(eq(healthRefundLine.caseId, second?.id ?? ''), eq(healthRefundLine.category, 'dental')),
    )
  expect(categoriesOf(await readFigures(database))).toEqual([
    ['doctor', 5, hidden],
    ['dental', 5, hidden],
    ['eyesight', 5, hidden],
  ])
})

it('do not count expenses of applications that are rejected or withdrawn', async () => {
  const scheme = await addScheme(rules)
  await several(5, scheme)
  const [one, other] = await several(2, scheme)
  await decided('reject', one ? [one] : [])
  await withdraw(other?.student ?? '', other?.id ?? '')
  expect(categoriesOf(await readFigures(database))[0]).toEqual(['doctor', 7, 5_000_00])
})

it('are empty before anybody has applied', async () => {
  await addScheme(rules)
  expect(await readFigures(database)).toEqual({ periods: [], categories: [] })
})

it('come without names and ids of people, and are not cached', async () => {
  const scheme = await addScheme(rules)
  const all = await several(6, scheme)
  const answer = await app.route('/', createFiguresApi(parts)).request(figuresEndpoints.read.path)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(HealthFigures.parse(JSON.parse(text)).periods).toMatchObject([{ people: 6 }])
  const ids = all.flatMap(({ student, id }) => [student, id])
  expect(ids.filter((id) => text.includes(id))).toEqual([])
  expect(text).not.toContain('Nordmann')
})

it.each([
  ['health', 'SECOND_FACTOR_REQUIRED', 403],
  ['admin', 'FORBIDDEN', 403],
  ['caseworker', 'FORBIDDEN', 403],
  [null, 'UNAUTHENTICATED', 401],
] as const)('are for the role alone: %s gets %s', async (role, code, status) => {
  const userId = role === null ? '' : (await seedStaff(database, [role])).userId
  const requireStaff = createStaffGuard({ ...parts, configuration: testConfiguration })
  const guarded = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
    '/',
    createFiguresApi({ ...parts, requireStaff }),
  )
  const answer = await guarded.request(figuresEndpoints.read.path, {
    headers: { 'x-test-user': userId },
  })
  expect([answer.status, (await answer.json()).error]).toEqual([status, code])
})
