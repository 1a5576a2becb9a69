import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { Proposals } from '#core/proposals/contract.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createTestPortal } from '#testing/portal.testing.server.ts'
import { cookiesOf } from '#testing/role-matrix.testing.server.ts'
import { ask, seedStaff } from '#testing/staff.testing.server.ts'
import { inquiryCategory, serviceFormCategory } from '../model/tables.server.ts'

/* Two administrators set the mailbox of a confidential category. */

const connection = await createTestDatabase({ size: 8 })
const { database } = connection
const portal = createTestPortal(connection)
/** A portal without a configured reply address. */
const withoutReplies = createTestPortal(connection, {
  settings: { MAIL_REPLY_TO: '', MAIL_IN_SECRET: '' },
})

async function newAdmin() {
  const { userId, email } = await seedStaff(database, ['admin'])
  const cookie = await cookiesOf(database, portal.configuration, userId, true)
  const call = async (method: string, path: string, body?: object, where = portal) => {
    const response = await ask(where, path, { cookie, method, body })
    return [response.status, await response.json()]
  }
  return { userId, email, call }
}
type Admin = Awaited<ReturnType<typeof newAdmin>>

const save = ({ call }: Admin, edit: object, where = portal) =>
  call('POST', 'inquiry-setup/changes', edit, where)
async function waiting({ call }: Admin): Promise<Proposals['items']> {
  return (await call('GET', 'proposals'))[1].items
}
async function confirm(admin: Admin, where = portal) {
  const id = (await waiting(admin))[0]?.id
  return admin.call('POST', `proposals/${id}/confirmation`, undefined, where)
}

const form = {
  name: { no: 'Koordinator', en: 'Coordinator' },
  mailbox: 'koordinator@trivsel.example',
  mailboxLanguage: 'no',
  role: 'health',
  responseDays: 2,
  isOffered: false,
} as const
const id = 'coordinator'
const other = { ...form, mailbox: 'annen@trivsel.example' }
const edit = (changed: object, version = 1) => ({
  kind: 'category',
  seen: { id, version },
  form: changed,
})
const category = async (key = id) =>
  (await database.select().from(inquiryCategory).where(eq(inquiryCategory.id, key)))[0]

const waits = [200, { isWaiting: true }]
const concurrentForms = [200, { isWaiting: false }]
const done = [200, {}]
const refused = (status: number, error: string) => [status, { error }]

let [first, second] = [await newAdmin(), await newAdmin()]
beforeEach(async () => {
  await database.delete(staffProposal)
  await database.delete(inquiryCategory)
  await database.insert(inquiryCategory).values({ id, ...form })
  ;[first, second] = [await newAdmin(), await newAdmin()]
})

describe('the mailbox of a confidential category', () => {
  it('does not change until another administrator confirms the new one', async () => {
    expect(await save(first, edit({ ...other, responseDays: 5 }))).toEqual(waits)
    expect(await category()).toMatchObject({ ...form, version: 1 })
    expect(await waiting(second)).toMatchObject([
      {
        kind: 'confidential-category',
        details: {
          'name-no': 'Koordinator',
          'name-en': 'Coordinator',
          mailbox: other.mailbox,
          before: form.mailbox,
          days: '5',
        },
        isOwn: false,
      },
    ])
    expect(await confirm(first)).toEqual(refused(403, 'SECOND_PERSON'))
    expect(await confirm(second)).toEqual(done)
    expect(await category()).toMatchObject({ ...other, responseDays: 5, version: 2 })
    const saved = eq(auditEntry.action, 'inquiry-category-saved')
    expect((await database.select().from(auditEntry).where(saved)).at(-1)).toMatchObject({
      actorId: second.userId,
      before: { inquiryMailbox: form.mailbox },
      after: { inquiryMailbox: other.mailbox },
    })
  })

  it('waits for confirmation with a new category, and with one that becomes confidential', async () => {
    const added = { ...other, name: { no: 'Ny', en: 'New' } }
    expect(await save(first, { kind: 'category', seen: null, form: added })).toEqual(waits)
    expect(await category('new')).toBeUndefined()
    expect((await waiting(second))[0]?.details).not.toHaveProperty('before')
    expect(await confirm(second)).toEqual(done)
    expect(await category('new')).toMatchObject(added)

    await database
      .update(inquiryCategory)
      .set({ role: 'contact' })
      .where(eq(inquiryCategory.id, id))
    expect(await save(first, edit(form))).toEqual(waits)
    expect((await waiting(second))[0]?.details).not.toHaveProperty('before')
    expect((await category())?.role).toBe('contact')
    expect(await confirm(second)).toEqual(done)
    expect((await category())?.role).toBe('health')
  })

  it('does not wait when other values change, or when the category is not confidential', async () => {
    expect(await save(first, edit({ ...form, responseDays: 4 }))).toEqual(concurrentForms)
    const open = { ...other, role: 'contact', name: { no: 'Mat', en: 'Food' } }
    expect(await save(first, { kind: 'category', seen: null, form: open })).toEqual(concurrentForms)
    expect(await waiting(second)).toEqual([])
  })

  it('cannot be the own address of the proposer or the confirmer', async () => {
    const own = { ...form, mailbox: first.email }
    expect(await save(first, edit(own))).toEqual(refused(403, 'OWN_CASE'))
    expect(await save(second, edit(own))).toEqual(waits)
    const third = await newAdmin()
    expect((await waiting(first))[0]?.concernsYou).toBe(true)
    expect(await confirm(first)).toEqual(refused(403, 'OWN_CASE'))
    expect((await category())?.mailbox).toBe(form.mailbox)
    expect(await confirm(third)).toEqual(done)
  })

  it('is outdated when the category has changed or was removed in the meantime', async () => {
    await save(first, edit(other))
    await save(first, edit({ ...form, responseDays: 4 }))
    expect(await confirm(second)).toEqual(refused(409, 'PROPOSAL_OUTDATED'))
    await database.delete(inquiryCategory)
    expect(await confirm(second)).toEqual(refused(409, 'PROPOSAL_OUTDATED'))
    expect((await waiting(first)).length).toBe(1)
  })

  it('can be withdrawn by both administrators, and is replaced by a newer proposal', async () => {
    await save(first, edit(other))
    await save(second, edit({ ...form, mailbox: 'nyest@trivsel.example' }))
    expect((await waiting(first)).map(({ details }) => details.mailbox)).toEqual([
      'nyest@trivsel.example',
    ])
    const proposal = (await waiting(first))[0]?.id
    expect(await first.call('DELETE', `proposals/${proposal}`)).toEqual(done)
    expect((await category())?.mailbox).toBe(form.mailbox)
  })

  it('needs unique names both when it is proposed and when it is confirmed', async () => {
    const taken = { ...form, id: 'taken', name: { no: 'Opptatt', en: 'Taken' } }
    const added = { ...other, name: { no: 'Ny', en: 'New' } }
    await save(first, { kind: 'category', seen: null, form: added })
    await database.insert(inquiryCategory).values({ ...taken, name: { ...taken.name, en: 'New' } })
    expect(await confirm(second)).toEqual(refused(409, 'NAME_TAKEN'))
    expect(await save(first, edit({ ...other, name: { ...other.name, no: 'Opptatt' } }))).toEqual(
      refused(409, 'NAME_TAKEN'),
    )
  })

  it('can be confirmed and edited concurrently', async () => {
    for (let round = 0; round < 10; round++) {
      const version = (await category())?.version ?? 0
      await save(first, edit({ ...form, mailbox: `a${round}@trivsel.example` }, version))
      const answers = await Promise.all([
        confirm(second),
        save(first, edit({ ...form, mailbox: `b${round}@trivsel.example` }, version)),
        save(second, edit({ ...form, mailbox: `c${round}@trivsel.example` }, version)),
      ])
      expect(answers.map(([status]) => status).filter((status) => status >= 500)).toEqual([])
      await database.delete(staffProposal)
    }
  })
})

describe('without a mailbox for replies', () => {
  const missing = refused(409, 'REPLY_MAILBOX_MISSING')

  it('refuses the mailbox of a confidential category, and saves everything else', async () => {
    expect(await save(first, edit(other), withoutReplies)).toEqual(missing)
    const added = { ...other, name: { no: 'Ny', en: 'New' } }
    const adding = { kind: 'category', seen: null, form: added }
    expect(await save(first, adding, withoutReplies)).toEqual(missing)
    expect(await database.$count(staffProposal)).toBe(0)
    expect(await save(first, edit({ ...form, responseDays: 4 }), withoutReplies)).toEqual(
      concurrentForms,
    )
  })

  it('refuses the confirmation too, and the proposal remains', async () => {
    await save(first, edit(other))
    expect(await confirm(second, withoutReplies)).toEqual(missing)
    expect((await category())?.mailbox).toBe(form.mailbox)
    expect(await confirm(second)).toEqual(done)
  })

  it('refuses to open a confidential form, but allows closing it', async () => {
    const seen = { id: 'health-coordinator', categoryId: null as string | null }
    const land = (categoryId: string | null) => ({
      kind: 'service-form',
      seen,
      form: { categoryId },
    })
    expect(await save(first, land(id), withoutReplies)).toEqual(missing)
    expect(await database.$count(serviceFormCategory)).toBe(0)
    expect(await save(first, land(id))).toEqual(concurrentForms)
    seen.categoryId = id
    expect(await save(first, land(null), withoutReplies)).toEqual(concurrentForms)
  })
})
