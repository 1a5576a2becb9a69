import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addAssociation,
  addContact,
  addMember,
} from '#core/associations/associations.testing.server.ts'
import { findWelcomes } from '#core/associations/find-welcome.server.ts'
import { associationTopic } from '#core/associations/tables.server.ts'
import { judgeWelcome } from '#core/associations/welcome-mark.ts'
import { issueToken } from '#core/public-forms/form-token.server.ts'
import { filledHoneypot } from '#core/public-forms/honeypots.ts'
import { campus } from '#core/studies/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, seedPeople, testConfiguration } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { readProfile } from './edit/read-profile.server.ts'
import { removePicture } from './edit/remove-picture.server.ts'
import { savePicture } from './edit/save-picture.server.ts'
import { saveProfile } from './edit/save-profile.server.ts'
import { DirectoryQuery } from './find/contract.ts'
import { findAssociations } from './find/find-associations.server.ts'
import { ProfileForm } from './model/contract.ts'
import { findProfile } from './profile/find-profile.server.ts'
import { sendMessage } from './profile/send-message.server.ts'
import { sendPicture } from './profile/send-picture.server.ts'
import { listPublicPages } from './site-map/list-public-pages.server.ts'

const { database } = await createTestDatabase({ size: 4 })
const now = new Date('2026-11-28T10:00:00Z')
const today = '2026-11-28'
const marked = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

async function person(names: Partial<{ firstName: string; lastName: string }> = {}) {
  const one = { ...buildPerson({ membership: null }), ...names }
  const userId = (await seedPeople(database, [one])).get(one.email) ?? ''
  return { userId, email: one.email }
}

let topicId: string
let campusId: number
beforeAll(async () => {
  await seedInstitutions(database)
  const name = { no: 'Musikk', en: 'Music' }
  const [topic] = await database.insert(associationTopic).values({ name }).returning()
  const [place] = await database.insert(campus).values({ name }).returning()
  topicId = topic?.id ?? ''
  campusId = place?.id ?? 0
})

const find = async (query: Record<string, unknown>) => {
  const { items, total, page } = await findAssociations(database, DirectoryQuery.parse(query), now)
  return { names: items.map(({ name }) => name), total, page }
}

describe('the directory', () => {
  it.each([
    ['ARE soker', 'another spelling'],
    ['aare  søker', 'two words'],
    ['seoker', 'nothing'],
  ])('finds a name or a purpose by %j (%s)', async (q, what) => {
    const name = marked('Ruderklubben Åre')
    await addAssociation(database, { name, purpose: { no: 'Søker rorere', en: '' } })
    const word = name.split(' ').at(-1) ?? ''
    expect((await find({ q: `${q} ${word}` })).names).toEqual(what === 'nothing' ? [] : [name])
  })

  it('takes signs of patterns as they are written', async () => {
    const name = marked('100 % kor_a\\b')
    await addAssociation(database, { name })
    const word = name.split(' ').at(-1) ?? ''
    expect((await find({ q: `${word} %` })).names).toEqual([name])
    expect((await find({ q: `${word} r_a\\` })).names).toEqual([name])
    expect((await find({ q: `${word} r%a` })).names).toEqual([])
    expect((await find({ q: `${word} 1_0` })).names).toEqual([])
  })

  it('has only those that are active', async () => {
    const word = marked('tilstand').replace(' ', '')
    const states = [
      { state: 'new', stateReason: 'staff-decide' },
      { state: 'inactive', stateReason: 'few-contacts' },
      { state: 'closed', stateReason: 'by-board' },
    ] as const
    for (const one of states)
      await addAssociation(database, { ...one, name: `${word} ${one.state}` })
    const { slug } = await addAssociation(database, { name: `${word} active` })
    expect((await find({ q: word })).names).toEqual([`${word} active`])
    const listed = (await listPublicPages({ database })).map(({ alternates }) => alternates.en)
    expect(listed).toContain(`/en/associations/find-your-association/${slug}`)
    expect(listed.some((href) => href?.includes('inactive'))).toBe(false)
  })

  it('filters by each choice, and by what is not there by nothing', async () => {
    const word = marked('valg').replace(' ', '')
    const plain = `${word} a`
    const chosen = `${word} b`
    await addAssociation(database, { name: plain, institutionCode: 'OsloMet' })
    await addAssociation(database, {
      name: chosen,
      institutionCode: 'UiO',
      campusId,
      topicId,
      languages: [...locales],
      welcomesNew: true,
    })
    for (const filter of [
      { institution: 'UiO' },
      { campus: String(campusId) },
      { topic: topicId },
      { language: 'en' },
      { welcomes: 'yes' },
    ])
      expect((await find({ q: word, ...filter })).names, JSON.stringify(filter)).toEqual([chosen])
    for (const filter of [
      { institution: 'Nowhere' },
      { campus: '999999' },
      { topic: '0b9f2a4e-7c1d-4e3a-9b1f-2a4e7c1d4e3a' },
      { language: 'xx' },
      { page: '0' },
    ])
      expect((await find({ q: word, ...filter })).names).toEqual([plain, chosen])
  })

  it('shows the first page where there is no later one', async () => {
    const word = marked('sider').replace(' ', '')
    for (let index = 10; index < 35; index += 1)
      await addAssociation(database, { name: `${word} ${index}` })
    expect(await find({ q: word, page: '2' })).toEqual({
      names: [`${word} 34`],
      total: 25,
      page: 2,
    })
    expect(await find({ q: word, page: '3' })).toMatchObject({ total: 25, page: 1 })
    expect((await find({ q: word, page: '3' })).names).toHaveLength(24)
  })
})

it('counts for the mark those who are members and joined in the months of the settings', async () => {
  const { id } = await addAssociation(database)
  for (const joined of ['2026-05-27T21:59:59Z', '2026-05-27T22:00:00Z', '2026-11-01T10:00:00Z']) {
    const memberId = await addMember(database, {
      associationId: id,
      userId: (await person()).userId,
    })
    await database.execute(
      sql`update portal.association_member set joined_at = ${joined} where id = ${memberId}`,
    )
  }
  const left = await addMember(database, { associationId: id, userId: (await person()).userId })
  await database.execute(sql`update portal.association_member
    set state = 'ended', ended_at = now(), ended_because = 'left' where id = ${left}`)
  const found = (await findWelcomes(database, [{ id, isOpenToAll: true }], now)).get(id)
  expect(found?.facts).toEqual({
    isOpenToAll: true,
    newMembers: 2,
    eventsLately: 0,
    eventsAhead: 0,
  })
  expect(found?.hasMark).toBe(judgeWelcome(found?.facts as never, { welcomeMembers: 10 }).hasMark)
})

describe('the page of an association', () => {
  it('names the contact persons who show their names, and no address that is hidden', async () => {
    const shown = await person({ firstName: 'Ida', lastName: 'Berg' })
    const hidden = await person({ firstName: 'Per', lastName: 'Skjult' })
    const { id, slug } = await addAssociation(database, {
      contactEmail: 'styret@fjordklang.example.org',
    })
    await addContact(database, id, shown.userId)
    await addContact(database, id, hidden.userId)
    await database.execute(sql`update portal.association_contact set shows_name = false
      where user_id = ${hidden.userId}`)
    const profile = await findProfile(database, slug, now)
    expect(profile).toMatchObject({ contacts: ['Ida Berg'], email: null, takesMessages: true })
    const text = JSON.stringify(profile)
    for (const secret of [shown.email, hidden.email, 'Skjult', 'styret@'])
      expect(text).not.toContain(secret)
  })

  it.each([
    ['new', 'staff-decide'],
    ['closed', 'withdrawn'],
  ] as const)('is not there while it is %s (%s)', async (state, stateReason) => {
    const { slug } = await addAssociation(database, { state, stateReason })
    await expect(findProfile(database, slug, now)).rejects.toThrow('ASSOCIATION_NOT_FOUND')
  })

  it('leads from a merged one to the other, and names nobody there', async () => {
    const other = await addAssociation(database)
    const merged = await addAssociation(database, {
      state: 'closed',
      stateReason: 'merged',
      mergedIntoId: other.id,
      welcomesNew: true,
    })
    await addContact(database, merged.id, (await person()).userId)
    expect(await findProfile(database, merged.slug, now)).toMatchObject({
      state: 'closed',
      mergedInto: { slug: other.slug, name: other.name },
      contacts: [],
      takesMembers: false,
      takesMessages: false,
      welcomesNew: false,
    })
  })
})

describe('a message', () => {
  const secret = testConfiguration.AUTH_SECRET
  const parts = {
    database,
    secret,
    countMail: async () => undefined,
    countAssociation: async () => undefined,
  }
  const written = (message: string, more: object = {}) => ({
    token: issueToken(secret, now),
    alert: '',
    alert2: filledHoneypot.value,
    answers: { firstName: 'Mona', lastName: 'Lie', email: 'mona@example.org', message },
    ...more,
  })
  const send = (slug: string, sent: ReturnType<typeof written>) =>
    sendMessage(parts, { slug, sent }, { userId: null, now })
  const mailsTo = async (to: string) => {
    const { rows } = await database.execute<{ payload: Record<string, string> }>(sql`
      select payload from graphile_worker._private_jobs where payload ->> 'to' = ${to}`)
    return rows.map(({ payload }) => payload)
  }

  it('goes once to each who reads it, and is answered to the sender', async () => {
    const first = await person()
    const second = await person()
    const { id, slug, name } = await addAssociation(database, { contactEmail: first.email })
    await addContact(database, id, first.userId)
    await addContact(database, id, second.userId)
    const sent = written('Kan jeg bli med?')
    await send(slug, sent)
    await expect(send(slug, sent)).rejects.toThrow('TOKEN_ACTIVE')
    for (const { email } of [first, second]) {
      const mails = await mailsTo(email)
      expect(mails).toMatchObject([
        { replyTo: 'mona@example.org', subject: expect.stringContaining(name) },
      ])
      expect(mails[0]?.text).toContain('Kan jeg bli med?')
      // Nobody of them learns of the others.
      expect(mails[0]?.text).not.toContain(email === first.email ? second.email : first.email)
    }
  })

  it.each([
    ['a machine', { alert: 'x' }, 'SPAM'],
    [
      'a national id',
      {
        answers: { firstName: 'A', lastName: 'B', email: 'a@example.org', message: '13097248022' },
      },
      'FIELDS_INVALID',
    ],
    [
      'a long text',
      {
        answers: {
          firstName: 'A',
          lastName: 'B',
          email: 'a@example.org',
          message: 'a'.repeat(2_001),
        },
      },
      'FIELDS_INVALID',
    ],
  ])('from %s is refused', async (_, more, code) => {
    const one = await person()
    const { id, slug } = await addAssociation(database)
    await addContact(database, id, one.userId)
    await expect(send(slug, written('Hei', more))).rejects.toThrow(code)
    expect(await mailsTo(one.email)).toEqual([])
  })

  it('is refused where nobody reads it, or the association is closed', async () => {
    const { slug } = await addAssociation(database)
    await expect(send(slug, written('Hei'))).rejects.toThrow('ASSOCIATION_TAKES_NO_MESSAGES')
    const closed = await addAssociation(database, { state: 'closed', stateReason: 'by-board' })
    await addContact(database, closed.id, (await person()).userId)
    await expect(send(closed.slug, written('Hei'))).rejects.toThrow('ASSOCIATION_TAKES_NO_MESSAGES')
  })
})

describe('editing', () => {
  async function board() {
    const { userId } = await person()
    const { id } = await addAssociation(database)
    await addContact(database, id, userId)
    const who = { userId, associationId: id, today }
    const { profile } = await readProfile(database, id)
    return { who, id, form: { ...profile, purpose: { no: 'Vi synger', en: '' } } }
  }
  const historyOf = async (id: string) => {
    const { rows } = await database.execute<{ action: string }>(
      sql`select action from portal.association_history where association_id = ${id} order by id`,
    )
    return rows.map(({ action }) => action)
  }

  it('is of one of two who save the same version; the other is told', async () => {
    const { who, id, form } = await board()
    const results = await Promise.allSettled(
      ['Vi synger', 'Vi danser'].map((no) =>
        saveProfile(database, who, { ...form, purpose: { no, en: '' } }),
      ),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(String(refused.reason)).toContain('ASSOCIATION_CHANGED')
    expect(await historyOf(id)).toEqual(['profile-changed'])
  })

  it('says nothing in the history when nothing has changed', async () => {
    const { who, id, form } = await board()
    const saved = await saveProfile(database, who, { ...form, contactEmail: 'Styret@Example.org' })
    const again = { ...form, contactEmail: 'styret@example.org', version: saved.version }
    expect(await saveProfile(database, who, again)).toEqual(saved)
    expect(await historyOf(id)).toEqual(['profile-changed'])
  })

  it('is refused to a member, a stranger, and for a choice that there is not', async () => {
    const { who, id, form } = await board()
    const stranger = await person()
    await addMember(database, { associationId: id, userId: stranger.userId })
    await expect(saveProfile(database, { ...who, userId: stranger.userId }, form)).rejects.toThrow(
      'ASSOCIATION_NOT_FOUND',
    )
    await expect(
      saveProfile(database, who, { ...form, institutionCode: 'Nowhere' }),
    ).rejects.toThrow('INSTITUTION_NOT_FOUND')
    await expect(saveProfile(database, who, { ...form, campusId: 999_999 })).rejects.toThrow(
      'CAMPUS_NOT_FOUND',
    )
  })

  it.each([
    ['no purpose', { purpose: { no: '', en: '' } }, 'PURPOSE_REQUIRED'],
    ['an address to show that there is not', { showsEmail: true }, 'SHOWN_EMAIL_REQUIRED'],
    ['a website without https', { website: 'http://example.org' }, 'WEBSITE_INVALID'],
    ['a website with a name in it', { website: 'https://a:b@example.org' }, 'WEBSITE_INVALID'],
    ['a program for a website', { website: 'javascript:alert(1)' }, 'WEBSITE_INVALID'],
    ['a wrong organisation number', { organisationNumber: '123456789' }, 'NUMBER_INVALID'],
    ['no language', { languages: [] }, 'LANGUAGES_REQUIRED'],
    ['one language twice', { languages: [defaultLocale, defaultLocale] }, 'LANGUAGES_REQUIRED'],
  ])('refuses %s', async (_, change, code) => {
    const { form } = await board()
    const { success, error } = ProfileForm.safeParse({ ...form, ...change })
    expect(success).toBe(false)
    expect(error?.issues.map(({ message }) => message)).toContain(code)
  })

  it('shows a picture under its id until it is replaced or removed', async () => {
    const { who, id } = await board()
    const files = { scan: null, log: createLog('silent') }
    const upload = async (side: number) => {
      const create = { width: side, height: side, channels: 3, background: '#0b5cad' } as const
      const bytes = await sharp({ create }).png().toBuffer()
      const sent = [{ name: 'kor.png', declaredType: 'image/png', bytes }]
      return savePicture({ database, files }, who, sent)
    }
    await expect(upload(199)).rejects.toThrow('PICTURE_TOO_SMALL')
    const first = (await upload(1_500)).picture
    expect(first).toMatchObject({ width: 1_280, height: 1_280 })
    const answer = await sendPicture(database, { id: first?.id ?? '', size: 'small' })
    // Another test of the same process may have let sharp read what people may send, and no WebP.
    sharp.unblock({ operation: ['VipsForeignLoad'] })
    const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 640 })
    const second = (await upload(300)).picture
    await expect(sendPicture(database, { id: first?.id ?? '', size: 'large' })).rejects.toThrow(
      'PICTURE_NOT_FOUND',
    )
    await removePicture(database, who)
    await expect(sendPicture(database, { id: second?.id ?? '', size: 'large' })).rejects.toThrow(
      'PICTURE_NOT_FOUND',
    )
    await expect(removePicture(database, who)).rejects.toThrow('PICTURE_NOT_FOUND')
    expect(await historyOf(id)).toEqual(['picture-changed', 'picture-changed', 'picture-removed'])
  })
})
