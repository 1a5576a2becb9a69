import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '@trivsel/content-contract/locales'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { longestUpload, maxFiles } from '#core/files/limits.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { formRetention } from '#core/public-forms/retention.server.ts'
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
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import {
  inquiry,
  inquiryCategory,
  inquiryMessage,
  inquirySubcategory,
  serviceFormCategory,
} from '../model/tables.server.ts'
import { inquiryData } from '../personal-data.server.ts'
import { inquiryRetention } from '../retention.server.ts'
import { inquiryEndpoints } from './endpoints.ts'
import { createInquiriesApi } from './handlers.server.ts'

const concurrentForms = 10
const { database } = await createTestDatabase({ size: concurrentForms + 4 })
const folder = await mkdtemp(join(tmpdir(), 'trivsel-inquiries-'))
afterAll(() => rm(folder, { recursive: true }))
const files: FileParts = {
  store: createLocalStore(folder),
  scan: async (bytes) => (bytes.includes('a virus') ? 'infected' : 'clean'),
  encryption: testEncryption,
  log: createLog('silent'),
}

const begin = new Date('2026-11-23T10:00:00Z')
let now = begin
beforeEach(() => {
  now = begin
})

const app = createApi({
  configuration: testConfiguration,
  log: createLog('silent'),
  longerBodies: { [inquiryEndpoints.sendInquiry.path]: longestUpload },
}).route(
  '/',
  createInquiriesApi({
    database,
    files,
    portalUrl: 'https://portal.example',
    clock: () => now,
    configuration: testConfiguration,
    sessions: {
      find: async (request): Promise<SessionUser | null> => {
        const userId = request.headers.get('x-test-user')
        return userId ? { sessionId: 's', userId, firstName: 'x', lastName: 'x' } : null
      },
    },
  }),
)

await database.insert(inquiryCategory).values([
  {
    id: 'sports',
    name: { no: 'Trening', en: 'Sports' },
    mailbox: 'trening@example.org',
    responseDays: 2,
    position: 2,
  },
  {
    id: 'housing',
    name: { no: 'Bolig', en: 'Housing' },
    mailbox: 'bolig@example.org',
    position: 1,
  },
  { id: 'empty', name: { no: 'Tom', en: 'Empty' }, mailbox: 'tom@example.org' },
  { id: 'old', name: { no: 'Før', en: 'Before' }, mailbox: 'x@example.org', isOffered: false },
])
await database.insert(inquirySubcategory).values([
  { id: 'price', categoryId: 'sports', name: { no: 'Pris', en: 'Price' }, position: 2 },
  { id: 'lost', categoryId: 'sports', name: { no: 'Mistet', en: 'Lost' }, position: 1 },
  { id: 'rent', categoryId: 'housing', name: { no: 'Leie', en: 'Rent' } },
  {
    id: 'coordinator',
    categoryId: 'housing',
    form: 'health-coordinator' as const,

    name: { no: 'Koordinator', en: 'Coordinator' },
    position: 1,
  },
  { id: 'gone', categoryId: 'housing', name: { no: 'Nedlagt', en: 'Gone' }, isOffered: false },
  { id: 'any', categoryId: 'old', name: { no: 'Alt', en: 'All' } },
])

let written = 0
/** The form as a page sends it, from a unique email address. */
const fieldsOf = (token: string) => {
  written += 1
  return {
    token,
    firstname: 'Linh',
    lastname: 'Nguyễn',
    email: `Linh.${written}@Example.org`,
    category: 'Trening',
    subcategory: 'Pris',
    subject: 'Studentpris',
    text: 'Hva koster det?',
    alert: '',
    alert2: 'jeg-er-et-menneske',
  }
}

const pdf = makePdf()
const padding = (length: number) => makePdf({ objects: [`(${'x'.repeat(length)})`] })
const padded = (size: number) => padding(size - padding(0).length)

async function getToken(): Promise<string> {
  const answer = await app.request(inquiryEndpoints.issueToken.path)
  return ((await answer.json()) as { token: string }).token
}

type Sending = {
  fields: Record<string, string>
  attached?: readonly { name: string; bytes: Buffer }[]
  language?: string
  address?: string
  userId?: string
}
async function post({ fields, attached = [], language = 'no', address, userId }: Sending) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { name, bytes } of attached)
    form.append('vedlegg', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
  const answer = await app.request(`${inquiryEndpoints.sendInquiry.path}?language=${language}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address ?? newAddress(),
      ...(userId && { 'x-test-user': userId }),
    },
    body: form,
  })
  const text = await answer.text()
  return { status: answer.status, text, body: text === '' ? null : JSON.parse(text) }
}

const postFresh = async (changes: Record<string, string> = {}, rest: Partial<Sending> = {}) => {
  const fields = { ...fieldsOf(await getToken()), ...changes }
  return { fields, answer: await post({ fields, ...rest }) }
}

const rowsFrom = (email: string) =>
  database.select().from(inquiry).where(eq(inquiry.email, email.toLowerCase()))
const mailsTo = async (to: string) => {
  const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(
    sql`select payload from graphile_worker._private_jobs where payload->>'to' = ${to} order by id`,
  )
  return rows.map(({ payload }) => payload)
}

describe('categories', () => {
  const list = async (query: string) =>
    (await app.request(`${inquiryEndpoints.listCategories.path}${query}`)).json()

  const offeredIn = (names: Record<string, string>) => [
    {
      id: 'housing',
      name: names.housing,
      subcategories: [{ id: 'rent', name: names.rent, form: null }],
    },
    {
      id: 'sports',
      name: names.sports,
      subcategories: [
        { id: 'lost', name: names.lost, form: null },
        { id: 'price', name: names.price, form: null },
      ],
    },
  ]
  const norwegian = {
    housing: 'Bolig',
    rent: 'Leie',
    sports: 'Trening',

    lost: 'Mistet',
    price: 'Pris',
  }
  const english = {
    housing: 'Housing',
    rent: 'Rent',
    sports: 'Sports',

    lost: 'Lost',
    price: 'Price',
  }

  it('are listed in the order set by staff and in the language of the reader', async () => {
    const inNorwegian = {
      categories: { Bolig: ['Leie'], Trening: ['Mistet', 'Pris'] },
      offered: offeredIn(norwegian),
    }
    expect(await list('')).toEqual(inNorwegian)
    expect(JSON.stringify(await list('?language=no'))).toBe(JSON.stringify(inNorwegian))
  })

  it('have the same ids in both languages', async () => {
    expect(await list('?language=en')).toEqual({
      categories: { Housing: ['Rent'], Sports: ['Lost', 'Price'] },
      offered: offeredIn(english),
    })
  })

  it('lead to a service form while it is open, and cannot be sent with the contact form', async () => {
    await database.insert(inquiryCategory).values({
      id: 'confidential',
      name: { no: 'Fortrolig', en: 'Confidential' },
      role: 'health',

      mailbox: 'koordinator@example.org',
      isOffered: false,
    })
    const form = 'health-coordinator'
    await database.insert(serviceFormCategory).values({ form, categoryId: 'confidential' })
    const { categories, offered } = await list('')
    await database.delete(serviceFormCategory)
    expect(categories).toEqual({ Bolig: ['Leie'], Trening: ['Mistet', 'Pris'] })
    expect(offered[0].subcategories).toEqual([
      { id: 'rent', name: 'Leie', form: null },
      { id: 'coordinator', name: 'Koordinator', form },
    ])
  })
})

describe('the form', () => {
  it('is accepted with its files and answered with an empty body', async () => {
    const attached = [
      { name: 'en.pdf', bytes: pdf },
      { name: 'to.pdf', bytes: pdf },
    ]
    const { fields, answer } = await postFresh({}, { attached })
    expect(answer).toMatchObject({ status: 204, text: '' })
    const [row] = await rowsFrom(fields.email)
    expect(row).toMatchObject({
      firstName: 'Linh',
      lastName: 'Nguyễn',
      categoryId: 'sports',
      subcategoryId: 'price',
      language: 'no',
      userId: null,
      subject: 'Studentpris',
      state: 'waiting',
      dueAt: new Date('2026-11-25T10:00:00Z'),
    })
    expect(row?.number).toBeGreaterThan(10_000)
    const [message] = await database
      .select()
      .from(inquiryMessage)
      .where(eq(inquiryMessage.inquiryId, row?.id ?? ''))
    expect(message).toMatchObject({ direction: 'in', text: 'Hva koster det?', authorId: null })
    const kept = await database
      .select({ name: attachment.name, kind: attachment.subjectKind })
      .from(attachment)
      .where(eq(attachment.subjectId, String(message?.id)))
    expect(kept).toEqual([
      { name: 'en.pdf', kind: 'inquiry-message' },
      { name: 'to.pdf', kind: 'inquiry-message' },
    ])
  })

  it('is confirmed to its sender in their language without their text, and the mailbox is notified', async () => {
    const { fields } = await postFresh(
      { category: 'Housing', subcategory: 'Rent', text: 'Buy cheap things', subject: 'Offer' },
      { language: 'en' },
    )
    const [row] = await rowsFrom(fields.email)
    const [confirmation, ...more] = await mailsTo(fields.email.toLowerCase())
    expect(more).toEqual([])
    expect(confirmation?.subject).toBe(`We have received your inquiry (no. ${row?.number})`)
    expect(confirmation?.text).toContain('Housing: Rent')
    expect(confirmation?.text).not.toMatch(/Buy cheap|Offer|Linh/)
    const [told] = (await mailsTo('bolig@example.org')).slice(-1)
    expect(told?.text).toContain('Buy cheap things')
    expect(told?.text).toContain(fields.email.toLowerCase())
  })

  it.each([
    ['no', 'en', 'Housing', 'Rent', /^Ny henvendelse \d+: Bolig, Leie$/],
    ['en', 'no', 'Bolig', 'Leie', /^New inquiry \d+: Housing, Rent$/],
  ] as const)(
    'notifies a mailbox in its own language, %s, about one in %s',
    async (mailboxLanguage, language, category, subcategory, title) => {
      const housing = eq(inquiryCategory.id, 'housing')
      await database.update(inquiryCategory).set({ mailboxLanguage }).where(housing)
      await postFresh({ category, subcategory }, { language })
      expect((await mailsTo('bolig@example.org')).at(-1)?.subject).toMatch(title)
    },
  )

  it('has the name and address of the account of a logged-in sender instead of the sent ones', async () => {
    const person = buildPerson({ firstName: 'Åse', lastName: 'Lie', membership: null })
    const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
    const { fields, answer } = await postFresh(
      { firstname: '', email: 'someone-else@example.org' },
      { userId, attached: [{ name: 'mitt.pdf', bytes: pdf }] },
    )
    expect([answer.status, await rowsFrom(fields.email)]).toEqual([204, []])
    expect(await rowsFrom(person.email)).toMatchObject([
      { firstName: 'Åse', lastName: 'Lie', userId },
    ])
    expect(await database.$count(attachment, eq(attachment.ownerId, userId))).toBe(1)
  })
})

describe('an inquiry that cannot be saved completely', () => {
  it('leaves nothing: no mail, no attachment, and the token remains valid', async () => {
    await database.execute(sql`create function fail_inquiry() returns trigger language plpgsql as
      $$ begin raise exception 'no inquiry today'; end $$`)
    await database.execute(sql`create constraint trigger fail_inquiry
      after insert on ${inquiry} deferrable initially deferred
      for each row execute function fail_inquiry()`)
    const known = await database.$count(attachment)
    const attached = [{ name: 'en.pdf', bytes: pdf }]
    const { fields, answer } = await postFresh({}, { attached })
    await database.execute(sql`drop function fail_inquiry cascade`)
    expect(answer.status).toBe(500)
    expect(await rowsFrom(fields.email)).toEqual([])
    expect(await mailsTo(fields.email.toLowerCase())).toEqual([])
    expect(await database.$count(attachment)).toBe(known)
    expect((await post({ fields, attached })).status).toBe(204)
    expect(await mailsTo(fields.email.toLowerCase())).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it('applies to a token that is used, expired, forged or missing', async () => {
    const { fields } = await postFresh()
    expect(await post({ fields: { ...fields, text: 'Noe annet' } })).toMatchObject({
      status: 400,
      body: { error: 'TOKEN_ACTIVE', isReceived: false },
    })
    const late = fieldsOf(await getToken())
    now = new Date(begin.getTime() + 30 * 60_000)
    expect((await post({ fields: late })).body).toMatchObject({ error: 'TOKEN_ACTIVE' })
    now = new Date(now.getTime() - 1)
    expect((await post({ fields: late })).status).toBe(204)
    const [id, expires, signature] = (await getToken()).split('.')
    for (const token of ['', 'x', `${id}.${Number(expires) + 1}.${signature}`, `${id}.${expires}.`])
      expect((await post({ fields: fieldsOf(token) })).body).toMatchObject({
        error: 'TOKEN_ACTIVE',
        isReceived: false,
      })
  })

  it('says that a repeated form has been received, and it is saved once', async () => {
    const { fields } = await postFresh()
    expect(await post({ fields })).toMatchObject({
      status: 400,
      body: { error: 'TOKEN_ACTIVE', isReceived: true },
    })
    expect(await rowsFrom(fields.email)).toHaveLength(1)
  })

  it('applies to the same token with another file, which has not been received', async () => {
    const fields = fieldsOf(await getToken())
    const attached = [{ name: 'en.pdf', bytes: padded(1_000) }]
    expect((await post({ fields, attached })).status).toBe(204)
    const isReceived = async (file: { name: string; bytes: Buffer }) =>
      (await post({ fields, attached: [file] })).body?.isReceived
    expect(await isReceived({ name: 'en.pdf', bytes: padded(1_000) })).toBe(true)
    expect(await isReceived({ name: 'to.pdf', bytes: padded(1_000) })).toBe(false)
    expect(await isReceived({ name: 'en.pdf', bytes: padded(1_001) })).toBe(false)
    const changed = Buffer.from(padded(1_000))
    changed.write('y', changed.indexOf('xxx'))
    expect(await isReceived({ name: 'en.pdf', bytes: changed })).toBe(false)
  })

  it('applies to all but one of many concurrent forms with one token', async () => {
    // Opens all connections first, so that no request waits for one.
    await Promise.all(
      Array.from({ length: concurrentForms }, () => database.execute(sql`select pg_sleep(0.2)`)),
    )
    const fields = fieldsOf(await getToken())
    const answers = await Promise.all(
      Array.from({ length: concurrentForms }, () => post({ fields })),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ body }) => body?.isReceived === true)).toHaveLength(
      concurrentForms - 1,
    )
    expect(await rowsFrom(fields.email)).toHaveLength(1)
    expect(await mailsTo(fields.email.toLowerCase())).toHaveLength(1)
  })

  it.each([[{ alert: 'x' }], [{ alert2: '' }], [{ alert2: 'something' }]])(
    'applies to a filled-in trap: %j',
    async (changes) => {
      const { fields, answer } = await postFresh(changes)
      expect(answer).toMatchObject({ status: 400, body: { error: 'SPAM' } })
      expect(await rowsFrom(fields.email)).toEqual([])
    },
  )

  it('applies to a form without the trap fields', async () => {
    const { alert: _, ...fields } = fieldsOf(await getToken())
    expect((await post({ fields })).body).toMatchObject({ error: 'SPAM' })
  })

  it('applies to eleven files and to more than ten megabytes; ten files of ten megabytes are accepted', async () => {
    const stored = await readdir(folder)
    const eleven = Array.from({ length: 11 }, (_, at) => ({ name: `${at}.pdf`, bytes: pdf }))
    const many = await postFresh({}, { attached: eleven })
    expect(many.answer).toMatchObject({ status: 422, body: { error: 'TOO_MANY_FILES' } })
    const large = [{ name: 'stor.pdf', bytes: padded(maxFiles + 1) }]
    const heavy = await postFresh({}, { attached: large })
    expect(heavy.answer).toMatchObject({ status: 413, body: { error: 'FILES_TOO_LARGE' } })
    expect(await readdir(folder)).toEqual(stored)
    const ten = Array.from({ length: 10 }, (_, at) => ({
      name: `${at}.pdf`,
      bytes: padded(maxFiles / 10),
    }))
    expect((await postFresh({}, { attached: ten })).answer.status).toBe(204)
  })

  it('names the position of a file of another type or with a virus', async () => {
    const text = [
      { name: 'en.pdf', bytes: pdf },
      { name: 'to.pdf', bytes: Buffer.from('no pdf') },
    ]
    expect((await postFresh({}, { attached: text })).answer).toMatchObject({
      status: 422,
      body: { error: 'FILE_TYPE_NOT_ALLOWED', file: 1 },
    })
    const ill = [{ name: 'syk.pdf', bytes: makePdf({ objects: ['(a virus)'] }) }]
    expect((await postFresh({}, { attached: ill })).answer).toMatchObject({
      status: 422,
      body: { error: 'FILE_INFECTED', file: 0 },
    })
  })

  it('names all invalid fields', async () => {
    const wrong = { firstname: ' ', email: 'linh', text: '', subject: 'Jeg er 130972 48022' }
    const { answer } = await postFresh(wrong)
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: 'FIELDS_INVALID',
        fields: {
          firstname: 'FIRST_NAME_REQUIRED',
          email: 'EMAIL_INVALID',
          text: 'TEXT_REQUIRED',
          subject: 'LOOKS_LIKE_NATIONAL_ID',
        },
      },
    })
  })

  it.each([
    ['Trening', 'Leie'],
    ['Bolig', 'Nedlagt'],
    ['Før', 'Alt'],
    ['Sports', 'Price'],
  ])('%s with %s, which is not offered', async (category, subcategory) => {
    const { answer } = await postFresh({ category, subcategory })
    expect(answer).toMatchObject({ status: 400, body: { error: 'CATEGORY_UNKNOWN' } })
  })

  it('applies to a subject with a confidential form, so that no other staff and no mailbox get it', async () => {
    const told = (await mailsTo('bolig@example.org')).length
    const { fields, answer } = await postFresh({
      category: 'Bolig',
      subcategory: 'Koordinator',
      text: 'Jeg trenger noen å snakke med.',
    })
    expect(answer).toMatchObject({ status: 400, body: { error: 'HAS_OWN_FORM' } })
    expect(await rowsFrom(fields.email)).toEqual([])
    expect(await mailsTo('bolig@example.org')).toHaveLength(told)
    expect(await mailsTo(fields.email.toLowerCase())).toEqual([])
  })

  it('does not use up the token', async () => {
    const fields = fieldsOf(await getToken())
    expect((await post({ fields: { ...fields, text: '' } })).status).toBe(400)
    expect((await post({ fields })).status).toBe(204)
  })

  it('applies after sixty forms from one address in a minute', async () => {
    const address = newAddress()
    const answers = []
    for (let sent = 0; sent < 100; sent += 1)
      answers.push(await post({ fields: { ...fieldsOf(''), alert: 'x' }, address }))
    const codes = answers.map(({ status, body }) => `${status} ${body.error}`)
    expect(codes.slice(0, 60)).toEqual(Array(60).fill('400 SPAM'))
    expect(codes.slice(60)).toEqual(Array(40).fill('429 TOO_MANY_ATTEMPTS'))
  })

  it('applies to the eleventh form with one email address, from any client', async () => {
    const email = 'flooded@example.org'
    const statuses = []
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await postFresh({ email })).answer.status)
    expect(statuses).toEqual([...Array(10).fill(204), 429])
    expect(await mailsTo(email)).toHaveLength(10)
  })
})

describe('stored data', () => {
  const person = { userId: 'nobody', email: '', personKeys: [] }

  it('belongs to the account that has confirmed the address, with its files', async () => {
    const { fields } = await postFresh({}, { attached: [{ name: 'en.pdf', bytes: pdf }] })
    const email = fields.email.toLowerCase()
    const counts = () =>
      Promise.all(
        inquiryData.map(({ table, rowsOf }) =>
          database.$count(table, rowsOf({ ...person, email })),
        ),
      )
    expect(await counts()).toEqual([1, 1, 0])
    const filesBefore = await database.$count(attachment)
    for (const { table, rowsOf } of inquiryData.toReversed())
      await database.execute(sql`delete from ${table} where ${rowsOf({ ...person, email })}`)
    expect(await counts()).toEqual([0, 0, 0])
    expect(await database.$count(attachment)).toBe(filesBefore - 1)
  })

  it('of a logged-in sender does not belong to a later owner of the address', async () => {
    const other = buildPerson({ membership: null })
    const userId = (await seedPeople(database, [other])).get(other.email) ?? ''
    await postFresh({}, { userId })
    const [personal] = inquiryData
    const countFor = (whose: { userId: string }) =>
      database.$count(inquiry, personal?.rowsOf({ ...person, ...whose, email: other.email }))
    expect([await countFor({ userId }), await countFor({ userId: 'other' })]).toEqual([1, 0])
  })

  it('is removed a year after the answer, and not while it waits', async () => {
    const step = inquiryRetention.find(({ name }) => name === 'inquiries')
    const { fields: waiting } = await postFresh()
    const { fields: closed } = await postFresh()
    const { fields: younger } = await postFresh()
    const set = (email: string, changes: object) =>
      database.update(inquiry).set(changes).where(eq(inquiry.email, email.toLowerCase()))
    const ended = { state: 'closed', dueAt: null, closedAt: begin }
    await set(waiting.email, { changedAt: new Date('2020-01-01T00:00:00Z') })
    await set(closed.email, { ...ended, changedAt: new Date('2025-11-22T22:59:59Z') })
    await set(younger.email, { ...ended, changedAt: new Date('2025-11-22T23:00:00Z') })
    await database.execute(step?.remove(begin) ?? sql``)
    const left = [waiting, closed, younger].map(async ({ email }) => (await rowsFrom(email)).length)
    expect(await Promise.all(left)).toEqual([1, 0, 1])
  })

  it('keeps used tokens until they would have expired', async () => {
    const step = formRetention.find(({ name }) => name.startsWith('used tokens'))
    const before = await database.$count(usedFormToken)
    expect(before).toBeGreaterThan(0)
    await database.execute(step?.remove(begin) ?? sql``)
    expect(await database.$count(usedFormToken)).toBe(before)
    await database.execute(step?.remove(new Date('2026-11-24T02:00:00Z')) ?? sql``)
    expect(await database.$count(usedFormToken)).toBe(0)
  })
})

describe('the form without JavaScript', () => {
  /** Its page shows the outcome. */
  async function postPlain(
    changes: Record<string, string>,
    { language = 'no', file }: { language?: Locale; file?: Buffer } = {},
  ) {
    written += 1
    const fields = {
      firstname: 'Linh',
      lastname: 'Nguyễn',
      email: `plain.${written}@example.org`,
      about: 'sports/price',
      subject: '',
      text: 'Hva koster det?',
      alert: '',
      alert2: 'jeg-er-et-menneske',
      ...changes,
    }
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.append('vedlegg', new File(file ? [new Uint8Array(file)] : [], file ? 'en.pdf' : ''))
    const answer = await app.request(`${inquiryEndpoints.sendForm.path}?language=${language}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': newAddress() },
      body: form,
    })
    return { fields, answer: [answer.status, answer.headers.get('location')] }
  }

  it('is accepted with its file, and leads to the page that says so', async () => {
    const { fields, answer } = await postPlain({}, { language: 'en', file: pdf })
    expect(answer).toEqual([302, '/en/contact?outcome=sent'])
    const [row] = await rowsFrom(fields.email)
    expect(row).toMatchObject({ categoryId: 'sports', subcategoryId: 'price', language: 'en' })
    const [message] = await database
      .select()
      .from(inquiryMessage)
      .where(eq(inquiryMessage.inquiryId, row?.id ?? ''))
    const ofMessage = eq(attachment.subjectId, String(message?.id))
    expect(await database.$count(attachment, ofMessage)).toBe(1)
  })

  it('is received once when it is sent twice', async () => {
    const { fields } = await postPlain({})
    const again = await Promise.all([postPlain(fields), postPlain(fields)])
    for (const { answer } of again) expect(answer).toEqual([302, '/kontakt?outcome=sent'])
    expect(await rowsFrom(fields.email)).toHaveLength(1)
    await postPlain({ ...fields, text: 'Og hva koster timene?' })
    await postPlain(fields, { file: pdf })
    expect(await rowsFrom(fields.email)).toHaveLength(3)
  })

  it.each([
    ['fields', { text: ' ' }],
    ['national-id', { text: 'Jeg har 130972 48022' }],
    ['category', { about: 'housing/coordinator' }],
    ['category', { about: 'old/any' }],
    ['spam', { alert: 'x' }],
  ])('leads to the page that says why it was refused: %s', async (outcome, changes) => {
    const { fields, answer } = await postPlain(changes)
    expect(answer).toEqual([302, `/kontakt?outcome=${outcome}`])
    expect(await rowsFrom(fields.email)).toEqual([])
  })

  it('leads to the page that says that a file is not accepted', async () => {
    const { answer } = await postPlain({}, { file: Buffer.from('a virus') })
    expect(answer).toEqual([302, '/kontakt?outcome=files'])
  })
})
