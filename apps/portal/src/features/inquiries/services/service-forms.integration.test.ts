import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SentForm } from '#core/public-forms/contract.ts'
import { issueToken } from '#core/public-forms/form-token.server.ts'
import { usedFormToken } from '#core/public-forms/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
} from '#testing/accounts.testing.server.ts'
import type { ServiceFormId } from '../model/service-forms/service-form-ids.ts'
import {
  inquiry,
  inquiryCategory,
  inquiryMessage,
  serviceFormCategory,
} from '../model/tables.server.ts'
import { inquiryData } from '../personal-data.server.ts'
import { createServiceFormsApi } from './handlers.server.ts'

const { database } = await createTestDatabase({ size: 14 })
const configuration = { ...testConfiguration, TRUST_PROXY: { hops: 1 } }
const now = new Date('2026-11-23T10:00:00Z')
const app = createApi({ configuration, log: createLog('silent') }).route(
  '/',
  createServiceFormsApi({
    database,
    configuration,
    clock: () => now,
    portalUrl: 'https://trivsel.example',
    sessions: {
      find: async (request: Request) => {
        const userId = request.headers.get('x-test-user')
        return userId ? ({ userId } as SessionUser) : null
      },
    },
  }),
)

await database.insert(inquiryCategory).values([
  { id: 'events', name: { no: 'Arrangement', en: 'Events' }, mailbox: 'arr@trivsel.example' },
  {
    id: 'coordinator',
    name: { no: 'Koordinator', en: 'Coordinator' },
    role: 'health',
    mailbox: 'koordinator@trivsel.example',
    mailboxLanguage: 'en',
    responseDays: 2,
  },
])
const point = (form: ServiceFormId, categoryId: string) =>
  database
    .insert(serviceFormCategory)
    .values({ form, categoryId })
    .onConflictDoUpdate({ target: serviceFormCategory.form, set: { categoryId } })
await point('semester-wafers', 'events')
await point('health-coordinator', 'coordinator')

let written = 0
const nobodysEmail = () => {
  written += 1
  return `maja.${written}@Example.org`
}
const wafers = () => ({
  association: 'Filmklubben',
  place: 'Frederikke',
  date: '2026-11-30',
  from: '12:00',
  to: '14:00',
  people: '60',
  firstName: 'Maja',
  lastName: 'Holm',
  email: nobodysEmail(),
  phone: '22 00 00 70',
  remarks: 'To tåler ikke egg.',
})
const coordinator = () => ({
  firstName: 'Nora',
  lastName: 'Vik',
  email: nobodysEmail(),

  reach: 'phone',
  phone: '22 00 00 72',
  campus: 'Blindern',
  times: ['midday', 'morning'],
  about: 'Jeg vil snakke med noen.',
})

const traps = { alert: '', alert2: 'jeg-er-et-menneske' }
const token = () => issueToken(configuration.AUTH_SECRET, now)

type Sending = { language?: string; address?: string; userId?: string }
async function post(form: string, body: object, { language = 'no', ...from }: Sending = {}) {
  const answer = await app.request(`/api/frontend/service-forms/${form}?language=${language}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from.address ?? newAddress(),
      ...(from.userId && { 'x-test-user': from.userId }),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}
const sent = (answers: SentForm['answers'], changes: Partial<SentForm> = {}) => ({
  token: token(),
  ...traps,
  answers,
  ...changes,
})
const inquiriesFrom = (email: string) =>
  database.select().from(inquiry).where(eq(inquiry.email, email.toLowerCase()))
const mailsTo = async (to: string) => {
  const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(
    sql`select payload from graphile_worker._private_jobs where payload->>'to' = ${to} order by id`,
  )
  return rows.map(({ payload }) => payload)
}

describe('a sent service form', () => {
  it('becomes an inquiry with its answers and the free text as message', async () => {
    const answers = wafers()
    expect(await post('semester-wafers', sent(answers))).toEqual({ status: 204, body: null })
    const [row, ...more] = await inquiriesFrom(answers.email)
    expect(more).toEqual([])
    expect(row).toMatchObject({
      form: 'semester-wafers',
      categoryId: 'events',
      subcategoryId: null,
      language: 'no',

      firstName: 'Maja',
      lastName: 'Holm',
      subject: 'Semestervafler',
      state: 'waiting',
      dueAt: new Date('2026-11-26T10:00:00Z'),
      userId: null,
    })
    expect(row?.answers).toEqual({
      association: 'Filmklubben',
      place: 'Frederikke',
      date: '2026-11-30',

      from: '12:00',
      to: '14:00',
      people: 60,
      phone: '22 00 00 70',
    })
    const messages = await database
      .select()
      .from(inquiryMessage)
      .where(eq(inquiryMessage.inquiryId, row?.id ?? ''))
    expect(messages).toMatchObject([{ direction: 'in', text: 'To tåler ikke egg.' }])
  })

  it('has an empty message without a free text, and a subject in the language of the sender', async () => {
    const answers = { ...wafers(), remarks: '' }
    await post('semester-wafers', sent(answers), { language: 'en' })
    const [row] = await inquiriesFrom(answers.email)
    expect(row).toMatchObject({ subject: 'Semester waffles', language: 'en' })
    const [message] = await database
      .select()
      .from(inquiryMessage)
      .where(eq(inquiryMessage.inquiryId, row?.id ?? ''))
    expect(message?.text).toBe('')
  })

  it('notifies the mailbox with its content, and is confirmed without its text', async () => {
    const answers = wafers()
    await post('semester-wafers', sent(answers), { language: 'en' })
    const [row] = await inquiriesFrom(answers.email)
    const [confirmation, ...more] = await mailsTo(answers.email.toLowerCase())
    expect(more).toEqual([])
    expect(confirmation?.text).toContain(`Semester waffles. Its number is ${row?.number}.`)
    expect(confirmation?.text).not.toMatch(/Maja|Filmklubben|Frederikke|egg/)
    const told = (await mailsTo('arr@trivsel.example')).at(-1)
    expect(told?.subject).toBe(`Ny henvendelse ${row?.number}: Semestervafler`)
    for (const text of [
      'Forening: Filmklubben',
      'Dato: 30.\u00a0november 2026',
      'To tåler ikke egg.',
    ])
      expect(told?.text).toContain(text)
  })

  it('has the name and address of the account of a logged-in sender instead of the sent ones', async () => {
    const person = buildPerson({ firstName: 'Åse', lastName: 'Lie', membership: null })
    const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
    const answers = { ...wafers(), firstName: '' }
    expect((await post('semester-wafers', sent(answers), { userId })).status).toBe(204)
    expect(await inquiriesFrom(answers.email)).toEqual([])
    expect(await inquiriesFrom(person.email)).toMatchObject([{ firstName: 'Åse', userId }])
  })

  it('to the coordinator notifies the mailbox without its content', async () => {
    const answers = coordinator()
    expect((await post('health-coordinator', sent(answers))).status).toBe(204)
    const [row] = await inquiriesFrom(answers.email)
    expect(row).toMatchObject({
      categoryId: 'coordinator',
      subject: null,
      answers: { reach: 'phone', times: ['morning', 'midday'], campus: 'Blindern' },
    })
    const [told] = await mailsTo('koordinator@trivsel.example')
    expect(told?.text).toContain(`https://trivsel.example/en/staff/inquiries/${row?.id}`)
    expect(JSON.stringify(told)).not.toMatch(/Nora|Vik|maja|snakke|Blindern|22 00/i)
    const [confirmation] = await mailsTo(answers.email.toLowerCase())
    expect(JSON.stringify(confirmation)).not.toMatch(/koordinator|helse|Nora|snakke/i)
  })

  it('is in the personal data of the account with the confirmed address', async () => {
    const answers = wafers()
    await post('semester-wafers', sent(answers))
    const [ofInquiries] = inquiryData
    expect(ofInquiries?.shown).toHaveProperty('answers')
    const whose = { userId: 'nobody', personKeys: [], email: answers.email.toLowerCase() }
    expect(await database.$count(inquiry, ofInquiries?.rowsOf(whose))).toBe(1)
  })
})

describe('a refusal', () => {
  it.each([
    ['an expired token', { token: issueToken(configuration.AUTH_SECRET, new Date(0)) }],
    ['no token', { token: '' }],
  ])('%s', async (_, changes) => {
    expect(await post('semester-wafers', sent(wafers(), changes))).toMatchObject({
      status: 400,
      body: { error: 'TOKEN_ACTIVE', isReceived: false },
    })
  })

  it('says that a repeated form has been received, and saves it once', async () => {
    const body = sent(wafers())
    expect((await post('semester-wafers', body)).status).toBe(204)
    expect(await post('semester-wafers', body)).toMatchObject({
      status: 400,
      body: { error: 'TOKEN_ACTIVE', isReceived: true },
    })
    expect(await inquiriesFrom(String(body.answers.email))).toHaveLength(1)
    const other = { ...body, answers: { ...body.answers, people: '61' } }
    expect((await post('semester-wafers', other)).body).toMatchObject({ isReceived: false })
  })

  it('applies to all but one of many concurrent forms with one token', async () => {
    await Promise.all(Array.from({ length: 10 }, () => database.execute(sql`select pg_sleep(0.2)`)))
    const body = sent(wafers())
    const all = await Promise.all(Array.from({ length: 10 }, () => post('semester-wafers', body)))
    expect(all.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(all.filter((answer) => answer.body?.isReceived === true)).toHaveLength(9)
    expect(await inquiriesFrom(String(body.answers.email))).toHaveLength(1)
    expect(await mailsTo(String(body.answers.email).toLowerCase())).toHaveLength(1)
  })

  it.each([[{ alert: 'x' }], [{ alert2: '' }], [{ alert: undefined }], [{ alert2: undefined }]])(
    'applies to a filled-in trap: %j',
    async (changes) => {
      const answer = await post('semester-wafers', { ...sent(wafers()), ...changes })
      expect(answer).toMatchObject({ status: 400, body: { error: 'SPAM' } })
    },
  )

  it('names all invalid fields, and does not use up the token', async () => {
    const body = sent(wafers())
    const wrong = { ...body.answers, date: '2026-11-29', to: '12:00', people: '9', place: ' ' }
    expect(await post('semester-wafers', { ...body, answers: wrong })).toMatchObject({
      status: 400,
      body: {
        error: 'FIELDS_INVALID',
        fields: {
          date: 'DATE_TOO_SOON',
          to: 'TIME_NOT_LATER',
          people: 'NUMBER_OUT_OF_RANGE',
          place: 'REQUIRED',
        },
      },
    })
    expect(await database.$count(usedFormToken, eq(usedFormToken.id, idOf(body.token)))).toBe(0)
    expect((await post('semester-wafers', body)).status).toBe(204)
  })

  it('applies to a closed form and to an unknown one', async () => {
    for (const form of ['info-stand', 'contact', 'constructor'])
      expect(await post(form, sent(wafers())), form).toMatchObject({
        status: 404,
        body: { error: 'FORM_CLOSED' },
      })
  })

  it('applies to a confidential form whose category is not confidential', async () => {
    await point('health-coordinator', 'events')
    const open = async () => (await app.request('/api/frontend/service-forms')).json()
    expect(await open()).toEqual({ items: ['semester-wafers'] })
    const answer = await post('health-coordinator', sent(coordinator()))
    expect(answer.body).toMatchObject({ error: 'FORM_CLOSED' })
    await point('health-coordinator', 'coordinator')
    expect(await open()).toEqual({ items: ['semester-wafers', 'health-coordinator'] })
  })

  it('applies after sixty forms from one address', async () => {
    const address = newAddress()
    const codes = []
    for (let count = 0; count < 62; count += 1) {
      const answer = await post('semester-wafers', sent({}, { alert: 'x' }), { address })
      codes.push(`${answer.status} ${answer.body.error}`)
    }
    expect(codes).toEqual([
      ...Array(60).fill('400 SPAM'),
      ...Array(2).fill('429 TOO_MANY_ATTEMPTS'),
    ])
  })

  it('applies to the eleventh form with one email address, with any form', async () => {
    const email = 'flooded-by-forms@example.org'
    const statuses = []
    for (let count = 0; count < 11; count += 1) {
      const [form, answers] =
        count % 2 === 0
          ? (['semester-wafers', wafers()] as const)
          : (['health-coordinator', coordinator()] as const)
      statuses.push((await post(form, sent({ ...answers, email }))).status)
    }
    expect(statuses).toEqual([...Array(10).fill(204), 429])
  })
})

const idOf = (given: string) => given.split('.')[0] ?? ''
