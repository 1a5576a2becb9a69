import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { randomId } from '#core/accounts/add-account.server.ts'
import { importedAccount } from '#core/accounts/imported/tables.server.ts'
import { account, user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import type { MembershipUse } from '#core/memberships/membership-use.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import { sendMonthlyInvoices } from '../invoices/send-monthly-invoices.server.ts'
import { addTypes, newMember, waitingMails } from '../testing/memberships.testing.server.ts'
import { largestMemberFile, longestMemberFile, memberColumns } from './columns.ts'
import { MemberExport, MemberImports, MembersImported, MembersPreview } from './contract.ts'
import { memberFileEndpoints as endpoints } from './endpoints.ts'
import { createMemberFileApi } from './handlers.server.ts'
import { sendMemberInvitations } from './invite-members.server.ts'
import { importedMembership } from './tables.server.ts'

const { database } = await createTestDatabase()
const { userId: staffId } = await seedStaff(database, ['admin'])
/** People whom another feature knows to have booked. */
const bookers: string[] = []
const membershipUse: MembershipUse = async (_, userIds) =>
  bookers.filter((one) => userIds.includes(one))
const paths = [endpoints.preview.path, endpoints.importFile.path]
const app = createApi({
  configuration: testConfiguration,
  log: createLog('silent'),
  longerBodies: Object.fromEntries(paths.map((path) => [path, largestMemberFile])),
}).route(
  '/',
  createMemberFileApi({
    database,
    membershipUses: [membershipUse],
    requireStaff: allowStaff({ kind: 'staff', userId: staffId, roles: ['admin'], requestId: 'r' }),
  }),
)

beforeAll(() => addTypes(database))

const post = (path: string, body?: BodyInit) =>
  app.request(path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'text/csv' }) },
    ...(body && { body }),
  })
const preview = async (body: string) => {
  const response = await post(endpoints.preview.path, body)
  const answer = await response.json()
  if (response.status !== 200) throw new Error(JSON.stringify(answer))
  return MembersPreview.parse(answer)
}
const importAs = (version: string, body: string) =>
  post(`${endpoints.importFile.path}?version=${version}&fileName=old.csv`, body)
async function importFile(body: string) {
  const { version } = await preview(body)
  return MembersImported.parse(await (await importAs(version, body)).json())
}
const act = async (endpoint: { path: string }, id: string | null) => {
  const response = await post(endpoint.path.replace(':id', id ?? ''))
  return [response.status, await response.json()]
}
const listed = async () =>
  MemberImports.parse(await (await app.request(endpoints.list.path)).json()).items
const lastEntry = async () =>
  (await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0]

const header = memberColumns.join(';')
const fileOf = (...lines: string[]) => `${[header, ...lines].join('\n')}\n`
const lineOf = (name: string, rest = 'STUDENT_FREE;2026-09-01;;;;') =>
  `${name}@fjordvel.example;${name};Lie;;;en;${rest}`

const findUser = async (name: string) => {
  const [found] = await database
    .select()
    .from(user)
    .where(eq(user.email, `${name}@fjordvel.example`))
  return found
}
const membershipsOf = async (name: string) =>
  database
    .select()
    .from(fitnessMembership)
    .where(eq(fitnessMembership.userId, (await findUser(name))?.id ?? ''))

describe('an import', () => {
  it('does what its preview has shown, once', async () => {
    const file = fileOf(
      'anna@fjordvel.example;Anna;Lie;+47 900 00 000;2001-09-01;en;STUDENT_FREE;2026-09-01;;299;2026-11-30;K-1',
      lineOf('bo', 'STUDENT_CASH;2026-09-01;;;;'),
    )
    const shown = await preview(file)
    expect(shown.lines).toMatchObject([
      { line: 2, account: 'new', change: 'added' },
      { line: 3, account: 'new', change: 'added' },
    ])
    expect(await findUser('anna')).toBeUndefined()
    expect(await (await importAs(shown.version, file)).json()).toMatchObject({
      accounts: 2,
      added: 2,
      changed: 0,
    })
    const anna = await findUser('anna')
    expect(anna).toMatchObject({ firstName: 'Anna', emailVerified: false })
    expect(
      await database
        .select()
        .from(profile)
        .where(eq(profile.userId, anna?.id ?? '')),
    ).toMatchObject([
      {
        phoneCountryCode: '+47',
        phoneNumber: '90000000',
        birthDate: '2001-09-01',
        language: 'en',
      },
    ])
    expect(await membershipsOf('anna')).toMatchObject([
      {
        type: 'STUDENT_FREE',
        monthlyAmountOre: 29_900,
        invoicedElsewhereUntil: '2026-11-30',
        endDate: null,
      },
    ])
    expect(await lastEntry()).toMatchObject({
      action: 'members-imported',
      actorId: staffId,
      after: { memberImportFile: 'old.csv', memberImportAccounts: 2, memberImportAdded: 2 },
    })
    const again = await importFile(file)
    expect(again).toEqual({ importId: null, accounts: 0, added: 0, changed: 0 })
    expect((await membershipsOf('anna')).length).toBe(1)
  })

  it('changes what another file says, and invoices after what was invoiced before', async () => {
    const file = (until: string) =>
      fileOf(lineOf('cato', `STUDENT_FREE;2026-09-01;;299;${until};K-2`))
    await importFile(file('2026-11-30'))
    expect(await importFile(file('2026-12-31'))).toMatchObject({ added: 0, changed: 1 })
    const [membership] = await membershipsOf('cato')
    expect(membership).toMatchObject({ version: 2, invoicedElsewhereUntil: '2026-12-31' })
    const invoicesOn = async (today: string) => {
      await sendMonthlyInvoices({ database, today, portalUrl: 'https://portal.example' })
      const invoices = await database
        .select()
        .from(invoice)
        .where(eq(invoice.subjectId, String(membership?.id)))
      return invoices.map(({ periodStart }) => periodStart)
    }
    expect(await invoicesOn('2026-11-25')).toEqual([])
    expect(await invoicesOn('2026-12-25')).toEqual(['2027-01-01'])
  })

  it('exchanges the periods of two memberships of one person', async () => {
    const file = (first: string, second: string) =>
      fileOf(
        lineOf('sol', `STUDENT_FREE;${first};;;K-3`),
        lineOf('sol', `STUDENT_CASH;${second};;;K-4`),
      )
    const [spring, autumn] = ['2026-01-01;2026-06-30', '2026-07-01;2026-12-31']
    await importFile(file(spring, autumn))
    expect(await importFile(file(autumn, spring))).toMatchObject({ added: 0, changed: 2 })
    const periods = (await membershipsOf('sol')).map((one) => [
      one.type,
      one.startDate,
      one.endDate,
    ])
    expect(periods.toSorted()).toEqual([
      ['STUDENT_CASH', '2026-01-01', '2026-06-30'],
      ['STUDENT_FREE', '2026-07-01', '2026-12-31'],
    ])
  })

  it('gives a membership to an account that its owner has confirmed, and keeps their name', async () => {
    const { userId } = await newMember(database, { endDate: '2026-01-31' })
    const [known] = await database.select().from(user).where(eq(user.id, userId))
    const file = fileOf(`${known?.email.toUpperCase()};Other;Name;;;;STUDENT_FREE;2026-02-01;;;;`)
    expect((await preview(file)).lines).toMatchObject([{ account: 'known', change: 'added' }])
    expect(await importFile(file)).toMatchObject({ accounts: 0, added: 1 })
    expect(await database.select().from(user).where(eq(user.id, userId))).toEqual([known])
  })

  it('is refused when somebody has bought a membership since the preview', async () => {
    const { userId } = await newMember(database, { endDate: '2026-01-31' })
    const [known] = await database.select().from(user).where(eq(user.id, userId))
    const file = fileOf(`${known?.email};A;B;;;;STUDENT_FREE;2026-02-01;;;;`, lineOf('dina'))
    const { version } = await preview(file)
    await database.insert(fitnessMembership).values({
      userId,
      type: 'STUDENT_FREE',
      membershipCategory: 'DIRECT_DEBIT_MEMBERSHIP',
      startDate: '2026-03-01',
    })
    const refused = await importAs(version, file)
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { error: 'LINES_INVALID', problems: [{ line: 2, problem: 'OVERLAPS' }] },
    ])
    expect(await findUser('dina')).toBeUndefined()
  })

  it('is refused when the file is another one than that of the preview', async () => {
    const { version } = await preview(fileOf(lineOf('eli')))
    const refused = await importAs(version, fileOf(lineOf('eli'), lineOf('fia')))
    expect([refused.status, await refused.json()]).toEqual([409, { error: 'MEMBERS_CHANGED' }])
    expect(await findUser('eli')).toBeUndefined()
  })

  it('gives nobody a membership of their own', async () => {
    const [own] = await database.select().from(user).where(eq(user.id, staffId))
    const file = fileOf(`${own?.email};A;B;;;;STUDENT_FREE;2026-02-01;;;;`)
    const refused = await post(endpoints.preview.path, file)
    expect(await refused.json()).toMatchObject({
      problems: [{ line: 2, problem: 'OWN_MEMBERSHIP' }],
    })
  })

  it('of the same people twice at once, in another order, adds everybody once', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => lineOf(`twice${at}`))
    const files = [fileOf(...lines), fileOf(...lines.toReversed())]
    const seen = await Promise.all(files.map(preview))
    const answers = await Promise.all(
      files.map((file, at) => importAs(seen[at]?.version ?? '', file)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await membershipsOf('twice0')).length).toBe(1)
  })
})

describe('an invitation', () => {
  it('is mailed once to those who have not logged in, in their language', async () => {
    const { importId } = await importFile(fileOf(lineOf('iris'), lineOf('jan')))
    const jan = await findUser('jan')
    await database.insert(account).values({
      id: randomId(),
      accountId: jan?.id ?? '',
      providerId: 'credential',
      userId: jan?.id ?? '',
    })
    expect(await waitingMails(database)).not.toContainEqual(
      expect.objectContaining({ to: 'iris@fjordvel.example' }),
    )
    expect(await act(endpoints.invite, importId)).toEqual([200, { invited: 1 }])
    const parts = { database, portalUrl: 'https://portal.example' }
    await sendMemberInvitations(parts, importId ?? '')
    await sendMemberInvitations(parts, importId ?? '')
    const mails = (await waitingMails(database)).filter(({ to }) => /^(iris|jan)@/.test(String(to)))
    expect(mails).toMatchObject([
      { to: 'iris@fjordvel.example', subject: expect.stringContaining('Your account') },
    ])
    expect((await listed())[0]).toMatchObject({ id: importId, invited: 1, uninvited: 0 })
    expect(await act(endpoints.invite, importId)).toEqual([200, { invited: 0 }])
  })
})

describe('undoing an import', () => {
  it('removes the accounts and memberships that it added', async () => {
    const file = fileOf(lineOf('kai'), lineOf('lea'))
    const { importId } = await importFile(file)
    expect(await act(endpoints.undo, importId)).toEqual([200, { memberships: 2, accounts: 2 }])
    expect(await findUser('kai')).toBeUndefined()
    expect(await act(endpoints.undo, importId)).toEqual([409, { error: 'IMPORT_UNDONE' }])
    expect(await act(endpoints.invite, importId)).toEqual([409, { error: 'IMPORT_UNDONE' }])
    expect(await lastEntry()).toMatchObject({ action: 'member-import-undone' })
    expect(await importFile(file)).toMatchObject({ accounts: 2, added: 2 })
  })

  const uses: [string, (userId: string, membershipId: number) => Promise<unknown>, object][] = [
    [
      'logged in',
      (userId) =>
        database
          .insert(account)
          .values({ id: randomId(), accountId: userId, providerId: 'credential', userId }),
      { memberships: 0, accounts: 1 },
    ],
    ['booked', async (userId) => bookers.push(userId), { memberships: 1, accounts: 1 }],
    [
      'changed a membership',
      (_, id) =>
        database.update(fitnessMembership).set({ version: 2 }).where(eq(fitnessMembership.id, id)),
      { memberships: 1, accounts: 0 },
    ],
    [
      'been invoiced',
      () =>
        sendMonthlyInvoices({
          database,
          today: '2027-02-20',
          portalUrl: 'https://portal.example',
        }),
      { memberships: 1, accounts: 0 },
    ],
    [
      'bought another membership',
      async (userId, id) => {
        await database
          .update(fitnessMembership)
          .set({ endDate: '2026-12-31' })
          .where(eq(fitnessMembership.id, id))
        await database.insert(fitnessMembership).values({
          userId,
          type: 'STUDENT_CASH',
          membershipCategory: 'CASH_MEMBERSHIP',
          startDate: '2027-01-01',
          endDate: '2027-06-30',
        })
      },
      { memberships: 0, accounts: 1 },
    ],
    [
      'got a deposit account',
      (userId) =>
        database.insert(caseFile).values({ kind: 'deposit-application', userId, language: 'no' }),
      { memberships: 0, accounts: 1 },
    ],
  ]
  it.each(uses)('is refused when somebody has %s', async (what, use, counts) => {
    const name = `used-${what.replaceAll(' ', '-')}`
    const { importId } = await importFile(fileOf(lineOf(name)))
    const [membership] = await membershipsOf(name)
    await use(membership?.userId ?? '', membership?.id ?? 0)
    expect(await act(endpoints.undo, importId)).toEqual([409, { error: 'IMPORT_USED', ...counts }])
    expect((await membershipsOf(name)).length).toBeGreaterThan(0)
  })

  it('says that there is no such import', async () => {
    expect(await act(endpoints.undo, crypto.randomUUID())).toEqual([
      404,
      { error: 'IMPORT_NOT_FOUND' },
    ])
  })
})

describe('an export', () => {
  it('changes nothing when it is imported', async () => {
    await newMember(database)
    const answer = await (await post(endpoints.exportMembers.path)).json()
    const { items } = MemberExport.parse(answer)
    expect(items).toContainEqual({
      email: 'anna@fjordvel.example',
      firstName: 'Anna',
      lastName: 'Lie',
      mobile: '+4790000000',
      birthDate: '2001-09-01',
      language: 'en',
      membership: 'STUDENT_FREE',
      from: '2026-09-01',
      to: '',
      price: '299.00',
      invoicedUntil: expect.any(String),
      externalId: 'K-1',
    })
    const text = writeCsv(
      memberColumns,
      items.map((cells) => memberColumns.map((column) => cells[column] ?? '')),
    )
    const { lines } = await preview(text)
    expect(lines.length).toBe(items.length)
    expect(lines.filter(({ change }) => change !== 'unchanged')).toEqual([])
    expect(await lastEntry()).toMatchObject({ action: 'members-exported' })
  })
})

it('records which memberships and accounts an import made', async () => {
  const { importId } = await importFile(fileOf(lineOf('mona', 'STUDENT_FREE;2026-09-01;;;;K-9')))
  expect(
    await database
      .select()
      .from(importedMembership)
      .where(eq(importedMembership.importId, importId ?? '')),
  ).toMatchObject([{ externalId: 'K-9', version: 1 }])
  expect(
    await database.$count(importedAccount, and(eq(importedAccount.importId, importId ?? ''))),
  ).toBe(1)
})

// The last one: the others would meet its people.
it('has as many lines as the limit says', async () => {
  const lines = Array.from({ length: longestMemberFile }, (_, at) => lineOf(`many${at}`))
  expect(await importFile(fileOf(...lines))).toMatchObject({ added: longestMemberFile })
  const later = lines.map((line) => line.replace(';2026-09-01;;;;', ';2026-09-01;;;2026-12-31;'))
  expect(await importFile(fileOf(...later))).toMatchObject({ added: 0, changed: longestMemberFile })
  const refused = await post(endpoints.preview.path, fileOf(...lines, lineOf('one')))
  expect(await refused.json()).toEqual({ error: 'FILE_INVALID', problem: 'TOO_LONG' })
})
