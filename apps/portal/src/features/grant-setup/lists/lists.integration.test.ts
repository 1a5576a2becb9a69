import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantScore } from '#core/grants/committee/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import {
  grantBudget,
  grantCriterion,
  grantDocument,
  grantReason,
  grantRound,
  grantRoundType,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  addApplication,
  addRound,
  addType,
  fourAtOnce,
  lastAudited,
  newAdmin,
  now,
  typeForm,
} from '../testing/grant-setup.testing.server.ts'
import { addSuggestions } from './add-suggestions.server.ts'
import { GrantSetup } from './contract.ts'
import type { ListEdit } from './forms.ts'
import { readSetup } from './read-setup.server.ts'
import { saveList } from './save-list.server.ts'
import { saveSettings } from './save-settings.server.ts'

const { database } = await createTestDatabase()
const admin = await newAdmin(database)
const save = (edit: ListEdit) => saveList(database, admin, edit, now)

beforeEach(async () => {
  await database.delete(grantApplication)
  await database.delete(grantRound)
  await database.delete(grantReason)
  await database.delete(grantDocument)
  await database.delete(grantCriterion)
  await database.delete(grantBudget)
  await database.delete(grantType)
})

describe('the suggestion', () => {
  it('is a whole setup that the API can answer', async () => {
    await addSuggestions(database, admin)
    const setup = GrantSetup.parse(await readSetup(database))
    expect(setup.types).toHaveLength(5)
    expect(setup.types.find(({ payment }) => payment === 'deficit')).toMatchObject({
      name: { no: 'Underskuddsgaranti', en: 'Deficit guarantee' },
      firstPartPercent: 0,
    })
    expect(setup.types.every(({ id }) => setup.documents.some((one) => one.typeId === id))).toBe(
      true,
    )
    expect(setup.reasons.filter(({ documentId }) => documentId !== null)).toHaveLength(2)
    expect(await lastAudited(database)).toMatchObject({ action: 'grant-suggestions-added' })
  })

  it('is added once, also by several at a time', async () => {
    const ended = await fourAtOnce(database, () => addSuggestions(database, admin))
    expect(ended).toEqual({ fulfilled: 1, rejected: 3 })
    expect(await database.$count(grantType)).toBe(5)
    await expect(addSuggestions(database, admin)).rejects.toThrow('SUGGESTIONS_USED')
  })
})

describe('a type', () => {
  it('is added, changed, removed and used again', async () => {
    await save({ action: 'add-type', form: typeForm })
    const [added] = (await readSetup(database)).types
    expect(added).toMatchObject({ ...typeForm, version: 1, isRemoved: false })
    const id = added?.id ?? ''
    const form = { ...typeForm, mostOre: 6_000_000 }
    await save({ action: 'change-type', seen: { id, version: 1 }, form })
    await expect(
      save({ action: 'change-type', seen: { id, version: 1 }, form: typeForm }),
    ).rejects.toThrow('GRANT_CHANGED')
    await save({ action: 'remove', part: 'type', seen: { id, version: 2 } })
    await expect(
      save({ action: 'change-type', seen: { id, version: 3 }, form: typeForm }),
    ).rejects.toThrow('SETUP_ENTRY_NOT_FOUND')
    await save({ action: 'restore', part: 'type', seen: { id, version: 3 } })
    expect((await readSetup(database)).types).toMatchObject([{ ...form, isRemoved: false }])
    expect(await lastAudited(database)).toMatchObject({
      action: 'grant-setup-restored',
      subjectKind: 'grant-type',
      subjectId: id,
    })
  })

  it('is in a round that is not over, and is not removed then', async () => {
    const typeId = await addType(database)
    const roundId = await addRound(database)
    await database.insert(grantRoundType).values({ roundId, typeId })
    const remove = () => save({ action: 'remove', part: 'type', seen: { id: typeId, version: 1 } })
    await expect(remove()).rejects.toThrow('TYPE_IN_ROUND')
    await database.update(grantRound).set({ cancelledAt: now })
    await remove()
  })

  it('is paid as people have applied for it', async () => {
    const typeId = await addType(database)
    const roundId = await addRound(database)
    const applicationId = await addApplication(database, { typeId, roundId })
    await addApplication(database, { typeId, roundId }, { isSent: false })
    expect((await readSetup(database)).types).toMatchObject([{ drafts: 1, sent: 1 }])
    const change = () =>
      save({
        action: 'change-type',
        seen: { id: typeId, version: 1 },
        form: { ...typeForm, payment: 'deficit', firstPartPercent: 0 },
      })
    await expect(change()).rejects.toThrow('TYPE_PAYMENT_FIXED')
    await database.insert(grantDecision).values({
      applicationId,
      number: 1,
      basis: 'formal',
      outcome: 'refused',
      amountOre: 0,
      reasonIds: [],
      applicationVersion: 1,
      decidedAt: now,
    })
    expect((await readSetup(database)).types).toMatchObject([{ drafts: 1, sent: 0 }])
    await change()
  })
})

it('documents move among those of their type', async () => {
  const [one, other] = [await addType(database), await addType(database)]
  const form = {
    name: { no: 'Budsjett', en: 'Budget' },
    hint: { no: '', en: '' },
    applicants: 'all',
    isRequired: true,
  } as const
  for (const typeId of [one, other, one]) await save({ action: 'add-document', typeId, form })
  const [first, , last] = (await readSetup(database)).documents
  await save({
    action: 'move',
    part: 'document',
    seen: { id: last?.id ?? '', version: 1 },
    to: 'earlier',
  })
  const ofOne = (await readSetup(database)).documents.filter(({ typeId }) => typeId === one)
  expect(ofOne.map(({ id }) => id)).toEqual([last?.id, first?.id])
  expect(await lastAudited(database)).toMatchObject({
    before: { grantSetupPlace: 2 },
    after: { grantSetupPlace: 1 },
  })
})

it('a criterion keeps its scale once points were given by it', async () => {
  const typeId = await addType(database)
  const roundId = await addRound(database)
  const form = {
    name: { no: 'Aktivitet', en: 'Activity' },
    hint: { no: '', en: '' },
    typeId: null,
    weight: 1,
    mostPoints: 5,
  }
  await save({ action: 'add-criterion', form })
  const [criterion] = (await readSetup(database)).criteria
  const seen = { id: criterion?.id ?? '', version: 1 }
  await database.insert(grantScore).values({
    applicationId: await addApplication(database, { typeId, roundId }),
    userId: admin.userId,
    criterionId: seen.id,
    points: 5,
    version: 1,
    markedAt: now,
  })
  await expect(
    save({ action: 'change-criterion', seen, form: { ...form, mostPoints: 3 } }),
  ).rejects.toThrow('CRITERION_USED')
  await save({ action: 'change-criterion', seen, form: { ...form, weight: 2 } })
})

it('a reason that a letter gives keeps its text, and the new one takes its place', async () => {
  const typeId = await addType(database)
  const roundId = await addRound(database)
  const form = {
    kind: 'refused',
    name: { no: 'Mangler', en: 'Missing' },
    text: { no: 'Noe manglet.', en: 'Something was missing.' },
    documentId: null,
  } as const
  await save({ action: 'add-reason', form })
  const [reason] = (await readSetup(database)).reasons
  const id = reason?.id ?? ''
  const better = { ...form, text: { no: 'Et vedlegg manglet.', en: 'A file was missing.' } }
  await save({ action: 'change-reason', seen: { id, version: 1 }, form: better })
  expect((await readSetup(database)).reasons).toMatchObject([{ id, text: better.text }])
  await database.insert(grantDecision).values({
    applicationId: await addApplication(database, { typeId, roundId }),
    number: 1,
    basis: 'formal',
    outcome: 'refused',
    amountOre: 0,
    reasonIds: [id],
    applicationVersion: 1,
    decidedAt: now,
  })
  await save({ action: 'change-reason', seen: { id, version: 2 }, form })
  const [old] = await database.select().from(grantReason).where(eq(grantReason.id, id))
  expect(old).toMatchObject({ text: better.text })
  expect(old?.removedAt).not.toBeNull()
  const used = (await readSetup(database)).reasons.filter(({ isRemoved }) => !isRemoved)
  expect(used).toMatchObject([{ text: form.text, version: 1 }])
})

it('settings are saved as they were read', async () => {
  const { version, ...form } = (await readSetup(database)).settings
  const changed = { ...form, leastPresent: 7 }
  await saveSettings(database, admin, { version, form: changed })
  await expect(saveSettings(database, admin, { version, form })).rejects.toThrow('GRANT_CHANGED')
  expect((await readSetup(database)).settings).toEqual({ ...changed, version: version + 1 })
})
