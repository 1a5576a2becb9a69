import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { institution } from '#core/studies/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import {
  detailsPath,
  nationalIdPath,
  startProfiles,
  toldProfile as told,
} from './profile.testing.server.ts'

const { database } = await createTestDatabase()
await seedInstitutions(database)
const { call, newPerson, read, save } = startProfiles(database)

describe('the details of a person', () => {
  it('are empty before anything was saved, with the present semester', async () => {
    const person = await newPerson()
    const answer = await call(detailsPath, 'GET', person.id)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual({
      id: person.id,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      address: { line1: '', line2: '', line3: '', zipCode: '', city: '', countryCode: '' },
      phone: { countryCode: '', subscriberNumber: '' },
      socialSecurityNumber: '',
      nationalIdProof: null,
      nationalIdDoubt: null,
      type: 'OTHER',
      tuitionFeeCode: '2026H',
      tuitionFee: '',
      institution: '',
      language: 'no',
      nationality: '',
      birthDate: '',
      revision: 0,
    })
  })

  it('are stored as they were sent, the country by its code', async () => {
    const { id } = await newPerson()
    const saved = await save(id, told)
    expect(await saved.json()).toMatchObject({ ...told, revision: 1, type: 'STUDENT' })
    expect(await read(id)).toMatchObject({ ...told, revision: 1 })
    const [row] = await database.select().from(profile).where(eq(profile.userId, id))
    expect(row).toMatchObject({ nationality: 'CI', countryCode: 'NO', addressLine2: null })
  })

  it('keep an institution that can no longer be chosen, for people who have it', async () => {
    const [{ id }, other] = [await newPerson(), await newPerson()]
    await save(id, { ...told, institution: 'NIH' })
    await database.update(institution).set({ isActive: false }).where(eq(institution.code, 'NIH'))
    const kept = await save(id, { ...told, institution: 'NIH', revision: 1 })
    expect([kept.status, (await read(id)).institution]).toEqual([200, 'NIH'])
    const refused = await save(other.id, { ...told, institution: 'NIH' })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: 'INVALID_REQUEST', fields: ['institution'] },
    ])
    expect((await read(other.id)).revision).toBe(0)
  })

  it('say whether the semester is paid', async () => {
    const { id, email } = await newPerson()
    const deliver = (isPaid: boolean) =>
      importRegistrations(
        database,
        testEncryption,
        {
          institution: 'BI',
          deliveredBy: 'a test',
          lines: [{ line: 2, nationalId: '', email, semesterCode: '2026H', isPaid }],
        },
        '2026-11-21',
      )
    expect((await read(id)).tuitionFee).toBe('')
    await deliver(false)
    expect((await read(id)).tuitionFee).toBe('false')
    await deliver(true)
    expect((await read(id)).tuitionFee).toBe('true')
    await save(id, told)
    expect(await read(id)).toMatchObject({ tuitionFeeCode: '2027V', tuitionFee: 'false' })
  })

  it('are nobody else’s, and change nobody else', async () => {
    const [one, other] = await Promise.all([newPerson(), newPerson()])
    const body = { ...told, userId: other.id, email: other.email }
    expect(await (await save(one.id, body)).json()).toMatchObject({
      id: one.id,
      email: one.email,
    })
    const mistaken = await save(one.id, { ...body, id: other.id, revision: 1 })
    expect([mistaken.status, await mistaken.json()]).toEqual([403, { error: 'FORBIDDEN' }])
    for (const { id } of [one, other]) expect((await read(id)).revision).toBe(id === one.id ? 1 : 0)
    expect(await read(other.id)).toMatchObject({ firstName: other.firstName, birthDate: '' })
  })

  it('are refused to visitors, and to a user whose account is deleted', async () => {
    const { id } = await newPerson()
    await database.delete(user).where(eq(user.id, id))
    for (const who of [undefined, id]) {
      expect((await call(detailsPath, 'GET', who)).status).toBe(401)
      expect((await call(detailsPath, 'PUT', who, { id, ...told })).status).toBe(401)
    }
    for (const [path, method] of [
      [nationalIdPath, 'PUT'],
      [nationalIdPath, 'DELETE'],
      [`${nationalIdPath}/reveal`, 'POST'],
    ] as const)
      expect((await call(path, method, undefined, { number: '76940500571' })).status).toBe(401)
  })
})

describe('two windows', () => {
  it('the second to save gets a conflict, and nothing of the first is lost', async () => {
    const { id } = await newPerson()
    expect((await save(id, told)).status).toBe(200)
    const late = await save(id, { ...told, firstName: 'Ola' })
    expect([late.status, await late.json()]).toEqual([409, { error: 'PROFILE_CHANGED' }])
    expect((await read(id)).firstName).toBe('Kari')
    const again = await save(id, { ...told, firstName: 'Ola', revision: 1 })
    expect(await again.json()).toMatchObject({ firstName: 'Ola', revision: 2 })
  })

  it('of ten that save at once one succeeds', async () => {
    const { id } = await newPerson()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(id, { ...told, firstName: `Kari ${index}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect((await read(id)).revision).toBe(1)
  })
})

describe('bad input', () => {
  it.each<[string, unknown]>([
    ['nothing', {}],
    ['null', null],
    ['a list', [told]],
    ['no revision', { ...told, revision: undefined }],
    ['a revision of another type', { ...told, revision: '0' }],
    ['a negative revision', { ...told, revision: -1 }],
    ['an empty name', { ...told, firstName: ' ' }],
    ['a name of 10,000 characters', { ...told, lastName: 'x'.repeat(10_000) }],
    ['HTML', { ...told, lastName: '<script>alert(1)</script>' }],
    ['control characters', { ...told, address: { ...told.address, city: 'Oslo\u0000' } }],
    ['half a character', { ...told, firstName: '\ud800' }],
    ['a direction mark', { ...told, address: { ...told.address, line1: '\u202eolsO' } }],
    ['emoji', { ...told, firstName: '🎓' }],
    ['a country that is none', { ...told, nationality: 'CI' }],
    ['a day to come', { ...told, birthDate: '2999-01-01' }],
    ['a day that does not exist', { ...told, birthDate: '2001-02-29' }],
    ['a semester that is none', { ...told, tuitionFeeCode: '2026X' }],
    ['a telephone number of another type', { ...told, phone: '91234567' }],
    ['a language that we do not have', { ...told, language: 'ar' }],
    ['an institution that is none', { ...told, institution: 'Hogwarts' }],
  ])('is refused and nothing is kept: %s', async (_, body) => {
    const { id } = await newPerson()
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    const answer = await call(detailsPath, 'PUT', id, isObject ? { id, ...body } : body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'INVALID_REQUEST' })
    expect((await read(id)).revision).toBe(0)
  })
})
