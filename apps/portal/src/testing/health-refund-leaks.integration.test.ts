import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import {
  contentOf,
  startRefunds,
} from '#features/health-refunds/testing/health-refunds.testing.server.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { newAddress } from './accounts.testing.server.ts'
import { findLeaks, supplyNumbers } from './find-leaks.testing.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { readDatabase, readFolder, startListeningPortal } from './leaks.testing.server.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'
import { seedStaff } from './staff.testing.server.ts'

const { database, url } = await createTestDatabase()
await seedInstitutions(database)
const folder = await mkdtemp(join(tmpdir(), 'health-leaks-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const configuration = parseConfiguration({
  TRIVSEL_ENV: 'test',
  DATABASE_URL: url,
  SITE_KEY: 'a site key that is only for tests',
  AUTH_SECRET: 'a secret that is only for tests, and long',
  FIELD_KEYS: 'test:a-key-that-is-only-for-tests-and-long',
  DEV_KEY: 'a developer key that is only for tests',
  CMS_URL: 'http://127.0.0.1:9',
  TRUST_PROXY: 'true',
  DATA_DIR: folder,
  ...exampleDeposit,
})
const portal = await startListeningPortal(database, configuration)
afterAll(() => portal.stop())
const { addScheme, newStudent, payoutParts, payoutsOf, staff: other } = await startRefunds(database)
const year = osloDate(new Date()).slice(0, 4)
const applicant = await newStudent([`${year}V`, `${year}H`])
const staffId = (await seedStaff(database, ['health'])).userId
const colleagueId = (await seedStaff(database, ['health'])).userId
const cookies = {
  applicant: await cookiesOf(database, configuration, applicant, false),
  health: await cookiesOf(database, configuration, staffId, true),
  colleague: await cookiesOf(database, configuration, colleagueId, true),
}

/** Words that occur nowhere else; eleven letters or more, as `findLeaks` needs them. */
const secrets = {
  note: 'Quorvixandra',
  lineNote: 'Zymbrelhaugen',
  because: 'Glimmervikstubben',
  appeal: 'Fjordkvernholtet',
  answer: 'Skyggemyrkollen',
  correction: 'Tåkeheimsgrenda',
  corrected: 'Ugleskrentefossen',
  waived: 'Kråkefotsletta',
}
const fileName = 'Trollvassbakken'
const nationalId = supplyNumbers('170391')()
const account = '12345678903'

const answers: [string, string][] = []

async function call(caller: keyof typeof cookies, method: string, path: string, body?: object) {
  const isForm = body instanceof FormData
  const response = await portal.api.request(`http://127.0.0.1:3000${path}`, {
    method,
    headers: {
      cookie: cookies[caller],
      origin: configuration.PORTAL_URL,
      'x-forwarded-for': newAddress(),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status >= 400) answers.push([`${method} ${path}`, text])
  answers.push([`headers of ${method} ${path}`, JSON.stringify([...response.headers])])
  return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : {} }
}

/** Until no job waits. */
const settleJobs = () =>
  vi.waitFor(
    async () => {
      await database.execute(
        sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`,
      )
      const { rows } = await database.execute<{ waiting: number }>(sql`
        select count(*)::int as waiting from graphile_worker._private_jobs
        where locked_at is not null or attempts < max_attempts`)
      expect(rows[0]?.waiting).toBe(0)
    },
    { timeout: 20_000, interval: 100 },
  )

it('what somebody says of their health, and where the money goes, is readable nowhere', async () => {
  const scheme = await addScheme(rulesOf({ categories: [categoryOf('doctor')] }), '2020-01-01')
  const day = osloDate(new Date())
  const base = '/api/frontend/user/health-refunds'
  const place = new URLSearchParams({ scheme, period: year })

  const form = new FormData()
  const bytes = new Uint8Array(makePdf())
  form.append('file', new File([bytes], `${fileName}.pdf`, { type: 'application/pdf' }))
  const added = await call('applicant', 'POST', `${base}/draft/files?${place}`, form)
  const files = [added.json.files[0].id]
  const line = { from: day, to: day, amount: '1000', note: secrets.lineNote, files }
  const content = contentOf([line], { note: secrets.note })
  const refused = { ...content, note: `${secrets.note} ${nationalId}` }
  expect(
    (await call('applicant', 'PUT', `${base}/draft?${place}`, { version: 1, content: refused }))
      .status,
  ).toBe(400)
  await call('applicant', 'PUT', `${base}/draft?${place}`, { version: 1, content })
  const { json: draft } = await call('applicant', 'GET', `${base}/draft?${place}`)
  const send = {
    version: 2,
    versionId: draft.terms.versionId,
    account,
    isConfirmed: true,
    claimsRight: false,
  }
  await call('applicant', 'POST', `${base}?${place}`, { ...send, account: '12345678904' })
  const sent = await call('applicant', 'POST', `${base}?${place}`, send)
  expect(sent.status).toBe(200)
  const { id } = sent.json

  const staff = `/api/frontend/staff`
  const { json: read } = await call('health', 'GET', `${staff}/health-refunds/${id}`)
  const accepted = { acceptedOre: 500_00, because: secrets.because, version: read.version }
  await call('health', 'PUT', `${staff}/health-refunds/${id}/lines/${read.lines[0].id}`, {
    ...accepted,
    acceptedOre: -1,
  })
  await call('health', 'PUT', `${staff}/health-refunds/${id}/lines/${read.lines[0].id}`, accepted)
  const { json: opened } = await call('health', 'GET', `${staff}/cases/${id}`)
  const decided = await call('health', 'POST', `${staff}/cases/${id}/decision`, {
    version: opened.version,
    action: 'approve',
    comment: '',
    terms: opened.terms.map(({ action: _, ...terms }: { action: string }) => terms)[0],
  })
  expect(decided.status).toBe(200)
  await database.execute(sql`update portal.case_decision set takes_effect_at = now()`)
  await settleJobs()
  const { json: own } = await call('applicant', 'GET', `${base}/${id}`)
  expect(own).toMatchObject({ status: 'INNVILGET', grantedOre: 500_00 })

  const refunds = `${staff}/health-refunds/${id}`
  expect(
    (await call('applicant', 'POST', `${base}/${id}/appeal`, { text: secrets.appeal })).status,
  ).toBe(200)
  const { json: after } = await call('colleague', 'GET', `${refunds}/after`)
  const answer = { outcome: 'stands', words: secrets.answer, lines: [], grantedOre: null }
  const answering = `${refunds}/appeals/${after.appeals[0].id}/result`
  await call('health', 'POST', answering, answer)
  expect((await call('colleague', 'POST', answering, answer)).status).toBe(200)
  for (const { id: payoutId } of await payoutsOf(id))
    await withdrawPayout(payoutParts, payoutId, other)
  const correction = {
    decisionId: after.decisions[0].id,
    lines: [{ id: read.lines[0].id, acceptedOre: 400_00, because: secrets.corrected }],
    words: secrets.correction,
    grantedOre: 400_00,
    payBackBy: null,
  }
  await call('health', 'POST', `${refunds}/corrections`, { ...correction, grantedOre: 1 })
  expect((await call('health', 'POST', `${refunds}/corrections`, correction)).status).toBe(200)
  const { json: waiting } = await call('colleague', 'GET', `${refunds}/after`)
  const confirming = `${refunds}/corrections/${waiting.correction.id}/confirm`
  expect((await call('colleague', 'POST', confirming)).status).toBe(200)
  const waived = { kind: 'waived', amountOre: 1, day, reason: secrets.waived, reversesId: null }
  expect((await call('health', 'POST', `${refunds}/repayments`, waived)).status).toBe(422)
  await call('applicant', 'GET', `${base}/${id}/decisions`)
  await settleJobs()

  const everywhere = [
    ...answers,
    ...(await readDatabase(database)),
    ...(await readFolder(folder)),
    ['log', portal.logged.join('\n')] as const,
    ['mails', JSON.stringify(portal.mails)] as const,
  ]
  const unreadable = [...Object.values(secrets), nationalId, account]
  expect(findLeaks(everywhere, unreadable)).toEqual([])
  expect(new Set(findLeaks(everywhere, [fileName]).map(({ where }) => where))).toEqual(
    new Set(['table portal.attachment']),
  )
  expect(portal.mails.length).toBeGreaterThan(1)
  expect(JSON.stringify(portal.mails)).not.toMatch(/helse|health|refusjon|refund/i)
  // The search finds what is there.
  const planted: [string, string] = ['planted', `${randomUUID()} ${secrets.note}`]
  expect(findLeaks([planted], unreadable)).toHaveLength(1)
})
