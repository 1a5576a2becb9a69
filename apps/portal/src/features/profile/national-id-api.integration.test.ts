import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { accessLog, nationalId } from './tables.server.ts'
import { nationalIdPath, startProfiles, toldProfile as told } from './testing.server.ts'

const { database } = await createTestDatabase()
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

  it('belongs to one account: of ten that give it at once one keeps it', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, newPerson))
    const answers = await Promise.all(people.map(({ id }) => put(id, number)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toEqual({ error: 'NATIONAL_ID_NOT_KEPT' })
  })

  it('cannot be tried one after the other', async () => {
    const { id } = await newPerson()
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await put(id, '76940500571')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
