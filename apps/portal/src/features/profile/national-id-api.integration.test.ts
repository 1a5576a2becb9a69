import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { nationalIdPath, startProfiles, toldProfile as told } from './profile.testing.server.ts'

const { database } = await createTestDatabase()
await seedInstitutions(database)
const { call, newPerson, read, save } = startProfiles(database)

describe('a national id', () => {
  const number = '15890050015'
  const put = (id: string, value: unknown) =>
    call(nationalIdPath, 'PUT', id, typeof value === 'string' ? { number: value } : value)

  it('is kept encrypted, shown masked, and whole only on request, which is noted', async () => {
    const { id } = await newPerson()
    const kept = await put(id, '158900 500 15')
    expect(await kept.json()).toEqual({
      socialSecurityNumber: '•••••••••15',
      nationalIdProof: null,
      nationalIdDoubt: null,
    })
    expect(JSON.stringify(await database.select().from(nationalId))).not.toContain(number)
    expect(JSON.stringify(await read(id))).not.toContain(number)

    const asked = await call(`${nationalIdPath}/reveal`, 'POST', id)
    expect(asked.headers.get('cache-control')).toBe('no-store')
    expect(await asked.json()).toEqual({ socialSecurityNumber: number })
    const noted = await database.select().from(accessLog).where(eq(accessLog.subjectId, id))
    expect(noted).toMatchObject([{ actorId: id, data: 'national-id', reason: 'own-profile' }])
    await call(nationalIdPath, 'DELETE', id)
  })

  it('that is doubtful is kept, with the question that it raises', async () => {
    const { id } = await newPerson()
    expect(await (await put(id, '76940500571')).json()).toMatchObject({
      nationalIdDoubt: 'NOT_A_DATE',
    })
    await save(id, { ...told, birthDate: '1991-01-01' })
    expect(await (await put(id, number)).json()).toMatchObject({
      nationalIdDoubt: 'OTHER_BIRTH_DATE',
    })
    await call(nationalIdPath, 'DELETE', id)
    expect(await read(id)).toMatchObject({ socialSecurityNumber: '', nationalIdDoubt: null })
    const gone = await call(`${nationalIdPath}/reveal`, 'POST', id)
    expect([gone.status, await gone.json()]).toEqual([404, { error: 'NATIONAL_ID_MISSING' }])
  })

  it.each([
    '',
    '1',
    '76940500572',
    'x'.repeat(100),
    '<b>',
    '\u202e76940500571',
    '🎓',
    '7694050057\u0000',
  ])('is not %j', async (text) => {
    const { id } = await newPerson()
    const answer = await put(id, text)
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'ny.bruker.fodselsdato.ugyldig' },
    ])
  })

  it.each([{}, { number: 1 }, { number: null }, [], { number: 'x'.repeat(10_000) }])(
    'of another shape is refused: %j',
    async (body) => {
      const { id } = await newPerson()
      expect((await put(id, body)).status).toBe(400)
    },
  )

  it('is answered alike whether it is new, claimed by others or proven to be somebody’s', async () => {
    const [first, second, owner, third] = [
      await newPerson(),
      await newPerson(),
      await newPerson(),
      await newPerson(),
    ]
    const answer = async (id: string) => {
      const response = await put(id, number)
      const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers)
      return [response.status, headers, await response.json()]
    }
    const fresh = await answer(first.id)
    const claimed = await answer(second.id)
    const proof = { userId: owner.id, number, provenBy: 'document' } as const
    expect(await proveNationalId(database, testEncryption, proof)).toBe(true)
    const owned = await answer(third.id)
    expect(fresh[0]).toBe(200)
    expect(claimed).toEqual(fresh)
    expect(owned).toEqual(fresh)
    const details = await read(third.id)
    expect(details).toMatchObject({ nationalIdProof: null, tuitionFee: '' })
    await call(nationalIdPath, 'DELETE', owner.id)
  })

  it('that is proven is not overwritten by what is typed, and may be removed', async () => {
    const { id } = await newPerson()
    await proveNationalId(database, testEncryption, { userId: id, number, provenBy: 'document' })
    const shown = { nationalIdProof: { by: 'document', at: expect.any(String) } }
    expect(await (await put(id, number)).json()).toMatchObject(shown)
    const other = await put(id, '76940500571')
    expect([other.status, await other.json()]).toEqual([409, { error: 'NATIONAL_ID_PROVEN' }])
    expect(await read(id)).toMatchObject({ socialSecurityNumber: '•••••••••15', ...shown })
    expect((await call(nationalIdPath, 'DELETE', id)).status).toBe(200)
    expect((await put(id, '76940500571')).status).toBe(200)
  })

  it('cannot be tried one after the other', async () => {
    const { id } = await newPerson()
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await put(id, '76940500571')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
