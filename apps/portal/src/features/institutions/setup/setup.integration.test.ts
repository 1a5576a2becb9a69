import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import {
  findDeliverer,
  issueInstitutionKey,
  revokeInstitutionKey,
} from '#core/semester-registrations/institution-keys.server.ts'
import { institutionKey, semesterDelivery } from '#core/semester-registrations/tables.server.ts'
import { findChoice, findInstitutions } from '#core/studies/find-institutions.server.ts'
import { campus, institution } from '#core/studies/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveSetup } from './save-setup.server.ts'
import type { EditOf, SetupEdit } from './setup-forms.ts'

const { database } = await createTestDatabase()
const staffId = await createMember(database, null)
const staff = { kind: 'staff', userId: staffId, roles: ['admin'], requestId: null } as const
const command = { kind: 'command' } as const

const save = (edit: SetupEdit) => saveSetup(database, staff, edit)
const form: EditOf<'add-institution'>['form'] = {
  code: 'Fjordvel',
  name: { no: 'Fjordvel høgskole', en: 'Fjordvel College' },
  campusId: null,
  dbh: '9999',
  depositForm: 'degree',
  isActive: true,
}
const { code, ...changeable } = form
const add = (values: Partial<typeof form> = {}) =>
  save({ action: 'add-institution', form: { ...form, ...values } })
const seen = (version = 1) => ({ code, version })
const codes = async () => (await findInstitutions(database)).map((one) => one.code)

async function lastAudited() {
  const [entry] = await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
  return entry
}

beforeEach(async () => {
  await database.delete(caseFile)
  await database.delete(profile)
  await database.delete(semesterDelivery)
  await database.delete(institution)
  await database.delete(campus)
})

it('has none in an empty database', async () => {
  expect(await readSetup(database)).toEqual({ institutions: [], campuses: [] })
  expect(await findInstitutions(database)).toEqual([])
})

describe('an institution', () => {
  it('is added at the end, read back and recorded', async () => {
    await add({ code: 'Aker', dbh: '' })
    await add()
    expect(await codes()).toEqual(['Aker', 'Fjordvel'])
    expect((await readSetup(database)).institutions.at(-1)).toEqual({
      ...form,
      version: 1,
      keys: [],
    })
    expect(await lastAudited()).toMatchObject({
      action: 'institution-saved',
      actorId: staffId,
      subjectId: code,
      after: { institutionDepositForm: 'degree', institutionDbh: '9999' },
    })
  })

  it('has a short name and a number of its own', async () => {
    await add()
    await expect(add({ code: 'FJORDVEL', dbh: '' })).rejects.toThrow('INSTITUTION_EXISTS')
    await expect(add({ code: 'Aker' })).rejects.toThrow('DBH_EXISTS')
    await expect(add({ code: 'Aker', dbh: '', campusId: 999 })).rejects.toThrow('CAMPUS_NOT_FOUND')
    await add({ code: 'Aker', dbh: '' })
    await add({ code: 'Bergvik', dbh: '' })
    expect(await codes()).toHaveLength(3)
  })

  it('is changed once, and an outdated change is refused', async () => {
    await add()
    const change = { ...changeable, name: { no: 'Fjordvel', en: 'Fjordvel' } }
    await save({ action: 'change-institution', seen: seen(), form: change })
    expect((await readSetup(database)).institutions).toMatchObject([{ ...change, version: 2 }])
    expect(await lastAudited()).toMatchObject({
      before: { institutionName: form.name },
      after: { institutionName: change.name },
    })
    const outdated = save({ action: 'change-institution', seen: seen(), form: changeable })
    await expect(outdated).rejects.toThrow('INSTITUTION_CHANGED')
    await expect(
      save({ action: 'remove-institution', seen: { code: 'Nowhere', version: 1 } }),
    ).rejects.toThrow('INSTITUTION_NOT_FOUND')
  })

  it('cannot be chosen while it is not active, but is kept by people who have it', async () => {
    await add()
    await save({
      action: 'change-institution',
      seen: seen(),
      form: { ...changeable, isActive: false },
    })
    expect(await findChoice(database, code)).toBeUndefined()
    expect(await findChoice(database, code, 'Aker')).toBeUndefined()
    expect(await findChoice(database, code, code)).toMatchObject({ code })
  })

  it('is moved by one place, and stays at the ends', async () => {
    await add()
    await add({ code: 'Aker', dbh: '' })
    const moveUp = () => save({ action: 'move-institution', seen: seen(), to: 'later' })
    await moveUp()
    expect(await codes()).toEqual(['Aker', 'Fjordvel'])
    expect(await lastAudited()).toMatchObject({
      action: 'institution-moved',
      before: { institutionPlace: 1 },
      after: { institutionPlace: 2 },
    })
    await moveUp()
    expect(await codes()).toEqual(['Aker', 'Fjordvel'])
  })

  it('is removed when nothing names it, with its revoked keys', async () => {
    await add()
    const key = await issueInstitutionKey(database, command, code)
    await revokeInstitutionKey(database, command, key.split('.')[0] ?? '')
    await save({ action: 'remove-institution', seen: seen() })
    expect(await codes()).toEqual([])
    expect(await database.$count(institutionKey)).toBe(0)
    expect(await lastAudited()).toMatchObject({
      action: 'institution-removed',
      before: { institutionCode: code },
    })
  })

  it('is not removed while it is in use: the refusal counts what uses it', async () => {
    await add()
    const userId = await createMember(database, null)
    await database.insert(profile).values({ userId, institution: code })
    for (const applicant of [userId, await createMember(database, null)])
      await database.insert(caseFile).values({
        kind: 'deposit-application',
        userId: applicant,
        language: 'no',
        groupName: code,
      })
    await database.insert(semesterDelivery).values({
      institution: code,
      deliveryKey: randomUUID(),
      contentIndex: '',
      registrations: 1,
      deliveredBy: 'test',
    })
    await issueInstitutionKey(database, command, code)
    await expect(save({ action: 'remove-institution', seen: seen() })).rejects.toMatchObject({
      code: 'INSTITUTION_IN_USE',
      details: { uses: { profiles: 1, cases: 2, deliveries: 1, keys: 1, associations: 0 } },
    })
    expect(await codes()).toEqual([code])
  })
})

describe('a campus', () => {
  const name = { no: 'Sentrum', en: 'City centre' }
  const addCampus = async () => {
    await save({ action: 'add-campus', form: { name } })
    return (await readSetup(database)).campuses.at(-1)?.id ?? 0
  }

  it('is named with its institutions, and not removed while there are any', async () => {
    const id = await addCampus()
    await add({ campusId: id })
    expect(await findInstitutions(database)).toMatchObject([{ code, campus: name }])
    expect((await readSetup(database)).campuses).toEqual([
      { id, name, version: 1, institutions: 1 },
    ])
    const remove = () => save({ action: 'remove-campus', seen: { id, version: 1 } })
    await expect(remove()).rejects.toMatchObject({
      code: 'CAMPUS_IN_USE',
      details: { institutions: 1 },
    })
    await save({ action: 'change-institution', seen: seen(), form: changeable })
    await remove()
    expect((await readSetup(database)).campuses).toEqual([])
  })

  it('is changed and moved as it was read', async () => {
    const [first, second] = [await addCampus(), await addCampus()]
    const other = { name: { no: 'Nord', en: 'North' } }
    await save({ action: 'change-campus', seen: { id: second, version: 1 }, form: other })
    await expect(
      save({ action: 'change-campus', seen: { id: second, version: 1 }, form: other }),
    ).rejects.toThrow('CAMPUS_CHANGED')
    await save({ action: 'move-campus', seen: { id: second, version: 2 }, to: 'earlier' })
    expect((await readSetup(database)).campuses).toMatchObject([
      { id: second, ...other },
      { id: first, name },
    ])
  })
})

describe('a key', () => {
  it('shows when it was last used, and works only while its institution is active', async () => {
    await add()
    const key = await issueInstitutionKey(database, command, code)
    const keys = async () => (await readSetup(database)).institutions[0]?.keys ?? []
    expect(await keys()).toMatchObject([{ id: key.split('.')[0], lastUsedAt: null }])
    expect(await findDeliverer(database, key)).toMatchObject({ institution: code })
    expect(await keys()).toMatchObject([{ lastUsedAt: expect.any(String) }])
    expect(JSON.stringify(await readSetup(database))).not.toContain(key.split('.')[1])
    await database.update(institution).set({ isActive: false }).where(eq(institution.code, code))
    expect(await findDeliverer(database, key)).toBeNull()
    await expect(issueInstitutionKey(database, command, code)).rejects.toThrow(code)
  })
})
