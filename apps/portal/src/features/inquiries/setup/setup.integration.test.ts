import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, seedPeople, testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import {
  inquiry,
  inquiryCategory,
  inquirySubcategory,
  inquiryTemplate,
} from '../model/tables.server.ts'
import { InquirySetup } from './contract.ts'
import { setupEndpoints } from './endpoints.ts'
import { createInquirySetupApi } from './handlers.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const people = await seedPeople(database, [buildPerson({ membership: null })])
const [staffId = ''] = people.values()

const requireStaff = allowStaff({
  kind: 'staff',
  userId: staffId,
  roles: ['admin'],
  requestId: 'request',
})
const app = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createInquirySetupApi({
    database,
    requireStaff,
    configuration: { MAIL_REPLY_TO: 'svar@x.example' },
  }),
)

const read = async () =>
  InquirySetup.parse(await (await app.request(setupEndpoints.readSetup.path)).json())
async function save(edit: object) {
  const answer = await app.request(setupEndpoints.saveSetup.path, {
    method: 'POST',
    body: JSON.stringify(edit),
    headers: { 'content-type': 'application/json' },
  })
  const { error } = (await answer.json()) as { error?: string }
  return error === undefined ? answer.status : `${answer.status} ${error}`
}
const lastEntry = async () => {
  const [entry] = await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
  return entry
}

const form = {
  name: { no: 'Mat og drikke', en: 'Food & drink' },
  mailbox: 'mat@trivsel.example',
  mailboxLanguage: 'no' as const,
  role: 'contact',
  responseDays: 2,
  isOffered: true,
}
const sub = { name: { no: 'Ris', en: 'Feedback' }, isOffered: true, form: null }
const seen = { id: 'food-drink', version: 1 }

async function addInquiry(subcategoryId: string | null = null) {
  await database.insert(inquiry).values({
    categoryId: seen.id,
    subcategoryId,
    language: 'no',
    email: 'maja@example.org',

    firstName: 'Maja',
    lastName: 'Holm',
    dueAt: new Date(),
  })
}

/** One category, with two sub-categories. */
async function begin() {
  expect(await save({ kind: 'category', seen: null, form })).toBe(200)
  await database.insert(inquirySubcategory).values([
    { ...sub, id: 'feedback', categoryId: seen.id, position: 4 },
    { name: { no: 'Pris', en: 'Price' }, id: 'price', categoryId: seen.id, position: 4 },
  ])
}

beforeEach(async () => {
  await database.execute(
    sql`truncate ${inquiry}, ${inquiryTemplate}, ${inquirySubcategory}, ${inquiryCategory} cascade`,
  )
})

describe('a category', () => {
  it('is the last when it is new, named by its English name, and written down', async () => {
    await begin()
    const other = { ...form, name: { no: 'Før', en: 'After' }, mailbox: ' Post@Trivsel.example ' }
    expect(await save({ kind: 'category', seen: null, form: other })).toBe(200)
    const { categories } = await read()
    expect(categories.map(({ id }) => id)).toEqual(['food-drink', 'after'])
    expect(categories[1]).toEqual({
      ...other,
      mailbox: 'post@trivsel.example',
      mailboxLanguage: 'no',

      id: 'after',
      version: 1,
      isUsed: false,
      subcategories: [],
    })
    expect(await lastEntry()).toMatchObject({
      action: 'inquiry-category-saved',
      actorId: staffId,
      subjectId: 'after',
      before: null,
      after: { inquiryName: { no: 'Før', en: 'After' }, inquiryMailbox: 'post@trivsel.example' },
    })
  })

  it('keeps its id when all else changes, if it is as it was seen', async () => {
    await begin()
    const changed = {
      ...form,
      name: { ...form.name, en: 'Canteens' },
      role: 'sports',
      isOffered: false,
    }
    expect(await save({ kind: 'category', seen, form: changed })).toBe(200)
    expect((await read()).categories[0]).toMatchObject({ ...changed, id: 'food-drink', version: 2 })
    expect(await lastEntry()).toMatchObject({
      before: { inquiryName: form.name, inquiryRole: 'contact', inquiryIsOffered: true },
      after: { inquiryName: changed.name, inquiryRole: 'sports', inquiryIsOffered: false },
    })
    expect(await save({ kind: 'category', seen, form })).toBe('409 SETUP_CHANGED')
    const gone = { ...seen, id: 'gone' }
    expect(await save({ kind: 'category', seen: gone, form })).toBe('404 CATEGORY_NOT_FOUND')
  })

  it('of two who change it at once one is told to look again', async () => {
    await begin()
    const answers = await Promise.all(
      [3, 4, 5, 6].map((responseDays) =>
        save({ kind: 'category', seen, form: { ...form, responseDays } }),
      ),
    )
    expect(answers.toSorted()).toEqual([200, ...Array(3).fill('409 SETUP_CHANGED')])
    expect((await read()).categories[0]?.version).toBe(2)
  })

  it('has names that no other has, in each language', async () => {
    await begin()
    const names = { name: { no: 'Bolig', en: 'Food & drink' } }
    const add = (changes: object) =>
      save({ kind: 'category', seen: null, form: { ...form, ...changes } })
    expect(await add(names)).toBe('409 NAME_TAKEN')
    expect(await add({ name: { ...form.name, en: 'Food drink' } })).toBe('409 NAME_TAKEN')
    expect(await add({ name: { no: 'Bolig', en: 'Food: drink' } })).toBe(200)
    expect((await read()).categories[1]?.id).toBe('food-drink-2')
  })

  it.each([
    { name: { no: '2026', en: 'Food' } },
    { name: { no: 'Mat' } },
    { mailbox: 'mat@trivsel' },
    { mailbox: 'mat@trivsel.example, x@trivsel.example' },
    { mailbox: 'Mat <mat@trivsel.example>' },
    { responseDays: 0 },
    { responseDays: 61 },
    { role: 'admin' },
  ])('is not taken with %j', async (changes) => {
    const edit = { kind: 'category', seen: null, form: { ...form, ...changes } }
    expect(await save(edit)).toMatch(/^400 /)
    expect((await read()).categories).toEqual([])
  })

  it.each(['mat', 'Mat@trivsel.example', 'a@x.example,b@x.example', 'a b@x.example'])(
    'has no mailbox %s in the database either',
    async (mailbox) => {
      const writing = database
        .insert(inquiryCategory)
        .values({ id: 'x', name: { no: 'X', en: 'X' }, mailbox })
      await expect(writing).rejects.toMatchObject({
        cause: { constraint: 'inquiry_category_mailbox' },
      })
    },
  )

  it('is removed with what belongs to it, unless somebody has written about it', async () => {
    await begin()
    const template = { categoryId: seen.id, name: 'Hei', text: { no: 'Hei', en: 'Hi' } }
    expect(await save({ kind: 'template', seen: null, form: template })).toBe(200)
    await addInquiry()
    expect((await read()).categories[0]?.isUsed).toBe(true)
    expect(await save({ kind: 'remove-category', seen })).toBe('409 IS_USED')
    await database.delete(inquiry)
    expect(await save({ kind: 'remove-category', seen: { ...seen, version: 2 } })).toBe(
      '409 SETUP_CHANGED',
    )
    expect(await save({ kind: 'remove-category', seen })).toBe(200)
    expect(await read()).toMatchObject({ categories: [], templates: [] })
    expect(await lastEntry()).toMatchObject({
      action: 'inquiry-category-removed',
      before: { inquiryName: form.name },
    })
    expect(await save({ kind: 'remove-category', seen })).toBe('404 CATEGORY_NOT_FOUND')
  })

  it('waits with its removal for whoever is writing about it', async () => {
    await begin()
    let removing: Promise<unknown> = Promise.resolve()
    await database.transaction(async (transaction) => {
      await transaction.insert(inquiry).values({
        categoryId: seen.id,
        language: 'no',
        email: 'maja@example.org',

        firstName: 'Maja',
        lastName: 'Holm',
        dueAt: new Date(),
      })
      removing = save({ kind: 'remove-category', seen })
      await transaction.execute(sql`select pg_sleep(0.3)`)
    })
    expect(await removing).toBe('409 IS_USED')
  })
})

describe('a sub-category', () => {
  it('changes with its category', async () => {
    await begin()
    const added = { name: { no: 'Åpningstider', en: 'Opening hours' }, isOffered: true, form: null }
    const add = (version: number) =>
      save({ kind: 'subcategory', category: { ...seen, version }, id: null, form: added })
    expect(await add(2)).toBe('409 SETUP_CHANGED')
    expect(await add(1)).toBe(200)
    expect(await add(2)).toBe('409 NAME_TAKEN')
    const change = (id: string, version: number) =>
      save({
        kind: 'subcategory',
        category: { ...seen, version },
        id,
        form: { ...sub, isOffered: false, form: 'health-coordinator' },
      })
    expect(await change('feedback', 2)).toBe(200)
    expect(await change('gone', 3)).toBe('404 SUBCATEGORY_NOT_FOUND')
    const [category] = (await read()).categories
    expect(category?.version).toBe(3)
    expect(category?.subcategories).toEqual([
      { ...sub, id: 'feedback', isOffered: false, form: 'health-coordinator', isUsed: false },
      {
        name: { no: 'Pris', en: 'Price' },
        id: 'price',
        isOffered: true,
        form: null,
        isUsed: false,
      },
      { ...added, id: 'opening-hours', isUsed: false },
    ])
    expect(await lastEntry()).toMatchObject({
      subjectId: 'food-drink/feedback',
      before: { inquiryIsOffered: true, inquiryOwnForm: null },
      after: { inquiryIsOffered: false, inquiryOwnForm: 'health-coordinator' },
    })
  })

  it('is removed, unless somebody has written about it', async () => {
    await begin()
    await addInquiry('feedback')
    const remove = (id: string, version: number) =>
      save({ kind: 'remove-subcategory', category: { ...seen, version }, id })
    expect((await read()).categories[0]?.subcategories.map(({ isUsed }) => isUsed)).toEqual([
      true,
      false,
    ])
    expect(await remove('feedback', 1)).toBe('409 IS_USED')
    expect(await remove('price', 2)).toBe('409 SETUP_CHANGED')
    expect(await remove('price', 1)).toBe(200)
    expect(await remove('price', 2)).toBe('404 SUBCATEGORY_NOT_FOUND')
    expect((await read()).categories[0]?.subcategories).toHaveLength(1)
    expect(await lastEntry()).toMatchObject({ subjectId: 'food-drink/price' })
  })
})

describe('the order', () => {
  const idsOf = (list: readonly { id: string }[] = []) => list.map(({ id }) => id).join(' ')

  it('of categories changes by one place, also where several had the same', async () => {
    await database
      .insert(inquiryCategory)
      .values(
        ['a', 'b', 'c'].map((id) => ({ id, name: { no: id, en: id }, mailbox: 'x@x.example' })),
      )
    const move = (id: string, version: number, to: string) =>
      save({ kind: 'move', category: { id, version }, subcategoryId: null, to })
    expect(await move('c', 1, 'earlier')).toBe(200)
    expect(idsOf((await read()).categories)).toBe('a c b')
    expect(await lastEntry()).toMatchObject({
      action: 'inquiry-category-moved',
      subjectId: 'c',
      before: { inquiryPlace: 3 },
      after: { inquiryPlace: 2 },
    })
    expect(await move('c', 1, 'earlier')).toBe('409 SETUP_CHANGED')
    const answers = await Promise.all([move('a', 1, 'later'), move('b', 1, 'earlier')])
    expect(answers).toEqual([200, 200])
    expect(await database.$count(inquiryCategory, eq(inquiryCategory.position, 1))).toBe(1)
  })

  it('of sub-categories changes within their category', async () => {
    await begin()
    const move = (id: string, version: number) =>
      save({
        kind: 'move',
        category: { ...seen, version },
        subcategoryId: id,
        to: 'earlier',
      })
    expect(await move('price', 1)).toBe(200)
    expect(idsOf((await read()).categories[0]?.subcategories)).toBe('price feedback')
    expect(await move('gone', 2)).toBe('404 SUBCATEGORY_NOT_FOUND')
  })
})

describe('a template', () => {
  const template = { categoryId: seen.id, name: 'Takk', text: { no: 'Takk!', en: 'Thanks!' } }

  it('is added, changed as it was seen, and removed', async () => {
    await begin()
    expect(await save({ kind: 'template', seen: null, form: template })).toBe(200)
    const [added] = (await read()).templates
    expect(added).toMatchObject({ ...template, version: 1 })
    const known = { id: added?.id, version: 1 }
    const forAll = { ...template, categoryId: null, text: { ...template.text, no: 'Tusen takk!' } }
    expect(await save({ kind: 'template', seen: known, form: forAll })).toBe(200)
    expect((await read()).templates).toEqual([{ ...forAll, id: added?.id, version: 2 }])
    expect(await lastEntry()).toMatchObject({
      action: 'inquiry-template-saved',
      before: { inquiryText: template.text, inquiryTemplateCategory: 'food-drink' },
      after: { inquiryText: forAll.text, inquiryTemplateCategory: null },
    })
    expect(await save({ kind: 'template', seen: known, form: template })).toBe('409 SETUP_CHANGED')
    expect(await save({ kind: 'remove-template', seen: known })).toBe('409 SETUP_CHANGED')
    expect(await save({ kind: 'remove-template', seen: { ...known, version: 2 } })).toBe(200)
    expect((await read()).templates).toEqual([])
    expect(await lastEntry()).toMatchObject({ action: 'inquiry-template-removed' })
    expect(await save({ kind: 'remove-template', seen: known })).toBe('404 TEMPLATE_NOT_FOUND')
  })

  it('is of a category that is there', async () => {
    expect(await save({ kind: 'template', seen: null, form: template })).toBe(
      '404 CATEGORY_NOT_FOUND',
    )
  })
})

describe('service forms', () => {
  const where = async () => (await read()).serviceForms.find(({ id }) => id === 'info-stand')
  const set = (from: string | null, to: string | null, id = 'info-stand') =>
    save({ kind: 'service-form', seen: { id, categoryId: from }, form: { categoryId: to } })

  it('are closed until somebody answers what comes by them', async () => {
    await begin()
    expect(await where()).toEqual({ id: 'info-stand', categoryId: null })
    expect(await set(null, seen.id)).toBe(200)
    expect(await where()).toMatchObject({ categoryId: seen.id })
    expect(await lastEntry()).toMatchObject({ action: 'service-form-saved' })
    expect(await set(null, null)).toBe('409 SETUP_CHANGED')
    expect(await set(seen.id, 'nowhere')).toBe('404 CATEGORY_NOT_FOUND')
    expect(await set(seen.id, null)).toBe(200)
    expect(await where()).toMatchObject({ categoryId: null })
  })

  it('that are confidential go to a role that is bound, and its category stays with it', async () => {
    await begin()
    expect(await set(null, seen.id, 'health-coordinator')).toBe('409 NOT_CONFIDENTIAL')
    const bound = {
      ...form,
      name: { no: 'Koordinator', en: 'Coordinator' },
      role: 'health' as const,
    }
    await database.insert(inquiryCategory).values({ ...bound, id: 'coordinator' })
    expect(await set(null, 'coordinator', 'health-coordinator')).toBe(200)
    const open = { kind: 'category', seen: { id: 'coordinator', version: 1 } }
    expect(await save({ ...open, form: { ...bound, role: 'contact' } })).toBe(
      '409 NOT_CONFIDENTIAL',
    )
    expect(await save({ ...open, form: { ...bound, responseDays: 1 } })).toBe(200)
  })
})
