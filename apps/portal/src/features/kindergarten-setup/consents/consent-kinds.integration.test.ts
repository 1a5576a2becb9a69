import { beforeEach, expect, it } from 'vitest'
import { kindergartenConsent } from '#core/kindergartens/children/tables.server.ts'
import { addGuardian, bindGuardian } from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenConsentKind } from '#core/kindergartens/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import {
  addChild,
  addKindergarten,
  lastAudited,
  newOffice,
  refusalOf,
} from '../testing/kindergarten-setup.testing.server.ts'
import type { ConsentKindEdit } from './forms.ts'
import { listConsentKinds } from './list-consent-kinds.server.ts'
import { saveConsentKind } from './save-consent-kind.server.ts'

const { database } = await createTestDatabase()
const office = await newOffice(database)
const save = (edit: ConsentKindEdit) => saveConsentKind(database, office, edit)
const formOf = (text: string) => ({
  name: { no: text, en: text },
  text: { no: `Om ${text}`, en: `About ${text}` },
})
const names = async () => (await listConsentKinds(database)).map(({ name }) => name.no)

beforeEach(async () => {
  await database.delete(kindergartenConsent)
  await database.delete(kindergartenConsentKind)
})

/** Adds kinds of consent; @returns the first of them as it was read. */
async function addKinds(...texts: string[]) {
  for (const text of texts) await save({ action: 'add', form: formOf(text) })
  const [first] = await listConsentKinds(database)
  return { id: first?.id ?? '', version: first?.version ?? 0 }
}

/** One guardian says yes. */
async function answer(kindId: string) {
  const { departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId })
  const [number = ''] = makeNumbers('230389', 1)
  const guardianId = await addGuardian({ database, encryption: testEncryption }, number)
  await bindGuardian(database, childId, guardianId)
  await database.insert(kindergartenConsent).values({ childId, kindId, guardianId, isGiven: true })
}

it('kinds are added at the end, moved, stopped and offered again', async () => {
  const seen = await addKinds('Bilder', 'Turer', 'Bading')
  expect(await names()).toEqual(['Bilder', 'Turer', 'Bading'])
  await save({ action: 'move', seen, to: 'later' })
  expect(await names()).toEqual(['Turer', 'Bilder', 'Bading'])
  expect(await lastAudited(database)).toMatchObject({
    before: { kindergartenConsentPlace: 1 },
    after: { kindergartenConsentPlace: 2 },
  })
  await save({ action: 'stop', seen })
  const find = async () => (await listConsentKinds(database)).find(({ id }) => id === seen.id)
  expect(await find()).toMatchObject({ isOffered: false, version: 2 })
  await save({ action: 'offer', seen: { ...seen, version: 2 } })
  expect(await find()).toMatchObject({ isOffered: true, version: 3 })
})

it('one that nobody has answered is changed in place', async () => {
  const seen = await addKinds('Bilder')
  await save({ action: 'change', seen, form: formOf('Foto') })
  expect(await listConsentKinds(database)).toEqual([
    { ...seen, version: 2, ...formOf('Foto'), isOffered: true, isAnswered: false },
  ])
})

it('one that was answered stays with its answers, and a new one takes its place', async () => {
  const seen = await addKinds('Bilder', 'Turer')
  await answer(seen.id)
  await save({ action: 'change', seen, form: formOf('Foto') })
  const kinds = await listConsentKinds(database)
  expect(kinds.filter(({ isOffered }) => isOffered).map(({ name }) => name.no)).toEqual([
    'Foto',
    'Turer',
  ])
  expect(kinds.find(({ id }) => id === seen.id)).toEqual({
    ...seen,
    version: 2,
    ...formOf('Bilder'),
    isOffered: false,
    isAnswered: true,
  })
})

it('nobody overwrites what somebody else has saved', async () => {
  const seen = await addKinds('Bilder')
  await save({ action: 'change', seen, form: formOf('Foto') })
  for (const edit of [
    { action: 'change', seen, form: formOf('Film') },
    { action: 'stop', seen },
    { action: 'move', seen, to: 'later' },
  ] satisfies ConsentKindEdit[])
    expect(await refusalOf(save(edit))).toEqual({ code: 'KINDERGARTEN_CHANGED' })
})

it('what is not offered is not changed or stopped, and what is, is not offered again', async () => {
  const seen = await addKinds('Bilder')
  const refused = { code: 'CONSENT_KIND_NOT_FOUND' }
  expect(await refusalOf(save({ action: 'offer', seen }))).toEqual(refused)
  await save({ action: 'stop', seen })
  const now = { ...seen, version: 2 }
  expect(await refusalOf(save({ action: 'stop', seen: now }))).toEqual(refused)
  expect(await refusalOf(save({ action: 'change', seen: now, form: formOf('Foto') }))).toEqual(
    refused,
  )
})
