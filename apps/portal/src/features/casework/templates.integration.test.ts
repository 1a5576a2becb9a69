import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { caseData } from '#core/cases/personal-data.server.ts'
import { caseOwnTemplate, caseTemplate } from '#core/cases/tables.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  newAddress,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { CaseSetup, CaseTemplates } from './contract.ts'
import { createCaseworkApi } from './handlers.server.ts'
import { maxOwnTemplates } from './own-template-form.ts'

const { database } = await createTestDatabase()
const log = createLog('silent')

function serveTo(userId: string, roles: StaffRole[]) {
  const casework = createCaseworkApi({
    database,
    encryption: testEncryption,
    files: { store: { get: async () => null } as never, encryption: testEncryption, log },
    configuration: testConfiguration,
    caseKinds: ['loan', 'grant'].map((kind) => ({ kind, prepare: async () => null })),
    clock: () => new Date(),
    requireStaff: allowStaff({ kind: 'staff', userId, roles, requestId: 'request' }),
  })
  const api = createApi({ configuration: testConfiguration, log }).route('/', casework)
  return (method: string, path: string, body?: unknown) =>
    api.request(`/api/frontend/staff/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

const newStaff = async (role: StaffRole) =>
  (await seedStaff(database, [role], buildPerson({ membership: null }))).userId
const [admin, me, colleague] = [
  await newStaff('admin'),
  await newStaff('caseworker'),
  await newStaff('caseworker'),
]
const asAdmin = serveTo(admin, ['admin'])
const ask = serveTo(me, ['caseworker'])
const askAsColleague = serveTo(colleague, ['caseworker'])
const refusal = async (response: Response) => [response.status, await response.json()]
const auditsOf = async (id: string) =>
  (
    await database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, id))
      .orderBy(auditEntry.id)
  ).map(({ action }) => action)

beforeEach(async () => {
  await database.delete(caseTemplate)
  await database.delete(caseOwnTemplate)
})

describe('a template of a kind', () => {
  const formOf = (no: string) => ({
    name: { no, en: `${no} (en)` },
    text: { no: `${no}.\n\nSend det på nytt.`, en: `${no}.\n\nSend it again.` },
  })
  const change = (edit: object) => asAdmin('POST', 'case-setup/changes', edit)
  const save = (no: string, seen: unknown = null, kind = 'loan') =>
    change({ action: 'save-template', kind, seen, form: formOf(no) })
  const list = async (kind = 'loan') =>
    CaseSetup.parse(await (await asAdmin('GET', 'case-setup')).json()).templates.filter(
      (one) => one.kind === kind,
    )
  const newTemplate = async (no: string, kind = 'loan') => {
    expect((await save(no, null, kind)).status).toBe(200)
    return (await list(kind)).find(({ name }) => name.no === no)?.id ?? ''
  }
  const outdated = [409, { error: 'TEMPLATE_CHANGED' }]

  it('is edited and removed as it was seen, and in the audit log', async () => {
    const id = await newTemplate('Passet')
    expect((await save('Passet mangler', { id, version: 1 })).status).toBe(200)
    expect(await refusal(await save('Noe annet', { id, version: 1 }))).toEqual(outdated)
    expect(await list()).toMatchObject([{ id, version: 2, ...formOf('Passet mangler') }])
    const remove = (version: number) =>
      change({ action: 'remove', part: 'template', seen: { id, version } })
    expect(await refusal(await remove(1))).toEqual(outdated)
    expect((await remove(2)).status).toBe(200)
    expect(await refusal(await remove(2))).toEqual(outdated)
    expect(await list()).toEqual([])
    expect(await auditsOf(id)).toEqual([
      'case-template-saved',
      'case-template-saved',
      'case-template-removed',
    ])
  })

  it('is inserted by caseworkers in the order that administrators give', async () => {
    const [first, second] = [await newTemplate('Passet'), await newTemplate('Navnet')]
    await newTemplate('Annet', 'grant')
    const move = { action: 'move', part: 'template', seen: { id: second, version: 1 } }
    expect((await change({ ...move, to: 'earlier' })).status).toBe(200)
    expect(await refusal(await change({ ...move, to: 'later' }))).toEqual(outdated)
    const answer = CaseTemplates.parse(await (await ask('GET', 'case-templates')).json())
    expect(answer.shared.filter(({ kind }) => kind === 'loan')).toEqual([
      { id: second, kind: 'loan', ...formOf('Navnet') },
      { id: first, kind: 'loan', ...formOf('Passet') },
    ])
    expect(answer.shared).toHaveLength(3)
    expect((await list()).map(({ id }) => id)).toEqual([second, first])
    expect(await auditsOf(second)).toEqual(['case-template-saved', 'case-template-moved'])
  })

  it('has a name of its own among those of its kind', async () => {
    await newTemplate('Passet')
    const other = await newTemplate('Navnet')
    const taken = [409, { error: 'TEMPLATE_NAME_TAKEN' }]
    expect(await refusal(await save('Passet'))).toEqual(taken)
    expect(await refusal(await save('Passet', { id: other, version: 1 }))).toEqual(taken)
    expect((await save('Passet', null, 'grant')).status).toBe(200)
  })

  it('is suggested to a kind without templates, once', async () => {
    const suggested = {
      action: 'add-templates',
      kind: 'loan',
      forms: [formOf('Passet'), formOf('Navnet')],
    }
    const both = await Promise.all([change(suggested), change(suggested)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const exist = [409, { error: 'TEMPLATES_EXIST' }]
    expect(await refusal(both.find(({ status }) => status === 409) ?? new Response())).toEqual(
      exist,
    )
    const templates = await list()
    expect(templates.map(({ name }) => name.no)).toEqual(['Passet', 'Navnet'])
    for (const { id } of templates) expect(await auditsOf(id)).toEqual(['case-template-saved'])
    const others = { ...suggested, forms: [formOf('Noe annet')] }
    expect(await refusal(await change(others))).toEqual(exist)
  })

  it('is of a kind that there is', async () => {
    const unknown = [404, { error: 'CASE_KIND_NOT_FOUND' }]
    expect(await refusal(await save('Passet', null, 'nothing'))).toEqual(unknown)
    const own = { language: 'no', name: 'Passet', text: 'Passet' }
    expect(await refusal(await ask('POST', 'case-templates/nothing/own', own))).toEqual(unknown)
  })
})

describe('a template of one’s own', () => {
  const save = (name: string, as = ask, language = 'no', kind = 'loan') =>
    as('POST', `case-templates/${kind}/own`, { language, name, text: `  ${name} mangler. ` })
  const list = async (as = ask, kind = 'loan') =>
    CaseTemplates.parse(await (await as('GET', 'case-templates')).json()).own.filter(
      (one) => one.kind === kind,
    )
  const notFound = [404, { error: 'TEMPLATE_NOT_FOUND' }]

  it('is seen and removed by its owner alone, and its text is not in the audit log', async () => {
    expect((await save('Passet')).status).toBe(200)
    const [template] = await list()
    const id = template?.id ?? ''
    expect(template).toEqual({
      id,
      kind: 'loan',
      language: 'no',
      name: 'Passet',
      text: 'Passet mangler.',
    })
    expect(await list(ask, 'grant')).toEqual([])
    expect(await list(askAsColleague)).toEqual([])
    const remove = (as = ask) => as('DELETE', `case-own-templates/${id}`)
    expect(await refusal(await remove(askAsColleague))).toEqual(notFound)
    expect(await list()).toHaveLength(1)
    expect((await remove()).status).toBe(200)
    expect(await refusal(await remove())).toEqual(notFound)
    expect(await list()).toEqual([])
    const entries = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['case-own-template-saved', me],
      ['case-own-template-removed', me],
    ])
    expect(JSON.stringify(entries)).not.toContain('mangler')
  })

  it('has a name of its own among those of its language, in any letters', async () => {
    await save('Passet')
    const taken = [409, { error: 'TEMPLATE_NAME_TAKEN' }]
    expect(await refusal(await save('PASSET'))).toEqual(taken)
    expect((await save('Passet', askAsColleague)).status).toBe(200)
    expect((await save('Passet', ask, 'en')).status).toBe(200)
    expect((await save('Passet', ask, 'no', 'grant')).status).toBe(200)
  })

  it('is one of so many, also of those that are saved at once', async () => {
    await database.insert(caseOwnTemplate).values(
      Array.from({ length: maxOwnTemplates - 1 }, (_, number) => ({
        userId: me,
        kind: 'loan',
        language: 'no' as const,
        name: `Mal ${number}`,
        text: 'Passet mangler.',
      })),
    )
    const both = await Promise.all([save('Passet'), save('Navnet')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await refusal(await save('Studiet'))).toEqual([409, { error: 'TOO_MANY_TEMPLATES' }])
    expect((await save('Studiet', ask, 'no', 'grant')).status).toBe(200)
  })

  it('is in the copy of the data of its owner, and leaves with the account', async () => {
    const leaving = await newStaff('caseworker')
    await save('Passet', serveTo(leaving, ['caseworker']))
    await save('Passet')
    const ofTemplates = caseData.find(({ table }) => table === caseOwnTemplate)
    if (!ofTemplates) throw new Error('own templates are no personal data')
    const person = { userId: leaving, email: 'x@trivsel.example', personKeys: [] }
    expect(await database.$count(caseOwnTemplate, ofTemplates.rowsOf(person))).toBe(1)
    await database.delete(user).where(eq(user.id, leaving))
    expect(await database.$count(caseOwnTemplate)).toBe(1)
  })
})
