import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  kindergartenConsent,
  kindergartenContact,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergartenExtraPlace } from '#core/kindergartens/days/tables.server.ts'
import { kindergartenAbsence } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenConsentKind } from '#core/kindergartens/setup/tables.server.ts'
import { startThread } from '#core/kindergartens/threads/start-thread.server.ts'
import { kindergartenMessage } from '#core/kindergartens/threads/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import { bookExtra } from '#features/kindergarten-days/guardian/book-extra.server.ts'
import { cancelExtra } from '#features/kindergarten-days/guardian/cancel-extra.server.ts'
import { createKindergartenDays } from '#features/kindergarten-days/testing/kindergarten-days.testing.server.ts'
import {
  addPrice,
  invoiceMonth,
  invoicesOf,
  officeOf,
} from '#features/kindergarten-invoices/testing/kindergarten-invoices.testing.server.ts'
import { deleteAccount } from '#features/privacy/delete-account.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { personalTables } from '../../features.server.ts'
import { testEncryption as encryption } from '../accounts.testing.server.ts'

const { database } = await createTestDatabase()
const { parts, newGuardian, newKindergarten } = createKindergartenDays(database)
const remove = (userId: string) =>
  deleteAccount({ database, encryption, personalTables }, userId, {
    farewell: { subject: 'Slettet', text: 'Slettet.' },
  })

it('what a guardian did for a child stays when they delete their account', async () => {
  const { kindergartenId, opening, newChild } = await newKindergarten()
  const childId = await newChild()
  const { guardianId, userId } = await newGuardian(childId)
  const { id: openingId } = await opening({ places: 1 })
  await bookExtra(parts, { userId, openingId, childId })
  const absence = { childId, guardianId, fromOn: '2027-03-10', toOn: '2027-03-12' } as const
  await database.insert(kindergartenAbsence).values({ id: randomUUID(), kind: 'sick', ...absence })
  const contact = { childId, addedBy: guardianId, name: 'Besta', relation: 'Bestemor' }
  await database.insert(kindergartenContact).values({ ...contact, phone: '900 00 000' })
  const texts = { name: { no: 'Bilder', en: 'Pictures' }, text: { no: 'Bilder', en: 'Pictures' } }
  const [kind] = await database
    .insert(kindergartenConsentKind)
    .values(texts)
    .returning({ id: kindergartenConsentKind.id })
  const consent = { childId, guardianId, kindId: kind?.id ?? '', isGiven: true }
  await database.insert(kindergartenConsent).values(consent)
  await startThread(
    { database, encryption },
    {
      kindergartenId,
      childId,
      id: randomUUID(),
      messageId: randomUUID(),
      onlyFor: null,
      subject: 'Tur',
      text: 'Husk regntøy',
      isSensitive: false,
      author: { side: 'guardian', guardianId, name: 'Maja Lunde' },
    },
  )
  await addPrice(database)
  await invoiceMonth(database, await officeOf(database), kindergartenId, '2026-12-01')

  expect(await remove(userId)).toBe(true)

  const ofChild = (table: typeof kindergartenAbsence | typeof kindergartenContact) =>
    database.$count(table, eq(table.childId, childId))
  expect(await ofChild(kindergartenAbsence)).toBe(1)
  expect(await ofChild(kindergartenContact)).toBe(1)
  expect(await database.select().from(kindergartenConsent)).toMatchObject([consent])
  expect(await database.select().from(kindergartenMessage)).toMatchObject([{ guardianId }])
  expect(await invoicesOf(database, guardianId)).toMatchObject([{ openOre: 168_900 }])
  expect(await database.select().from(kindergartenExtraPlace)).toMatchObject([
    { openingId, childId, guardianId },
  ])
  expect(await database.select().from(place)).toMatchObject([
    { userId: null, beneficiaryId: childId, state: 'booked' },
  ])
})

it('another guardian cancels the place that one booked whose account is deleted', async () => {
  const { opening, newChild } = await newKindergarten()
  const [childId, waiting] = [await newChild(), await newChild()]
  const [gone, other] = [await newGuardian(childId), await newGuardian(childId, waiting)]
  const { id: openingId } = await opening({ places: 1 })
  await bookExtra(parts, { userId: gone.userId, openingId, childId })
  await bookExtra(parts, { userId: other.userId, openingId, childId: waiting })
  await remove(gone.userId)
  const states = async () => {
    const rows = await database
      .select({ child: place.beneficiaryId, state: place.state })
      .from(place)
      .where(eq(place.offerId, openingId))
      .orderBy(place.number)
    return rows.map(({ state }) => state)
  }
  expect(await states()).toEqual(['booked', 'waiting'])
  await bookExtra(parts, { userId: other.userId, openingId, childId })
  expect(await states()).toEqual(['booked', 'waiting'])
  await cancelExtra(parts, { userId: other.userId, openingId, childId })
  expect(await states()).toEqual(['cancelled', 'booked'])
})
