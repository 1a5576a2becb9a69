import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import {
  kindergartenGuardian,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { addGuardian, bindGuardian } from '#core/kindergartens/kindergartens.testing.server.ts'
import { place } from '#core/places/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { bookExtra } from '../guardian/book-extra.server.ts'
import { createKindergartenDays } from '../testing/kindergarten-days.testing.server.ts'
import { mailGuardianNews, passOnPlaceNews } from './send-mails.server.ts'

const { database } = await createTestDatabase()
const { parts, newGuardian, newKindergarten } = createKindergartenDays(database)
const sent: Mail[] = []
const mailParts = {
  ...parts,
  portalUrl: 'https://trivsel.example',
  mailer: { send: async (mail: Mail) => void sent.push(mail), close: () => undefined },
}

/** Who would be mailed now. */
async function waitingFor(): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select payload ->> 'guardianId' as id from graphile_worker._private_jobs
    where payload ->> 'guardianId' is not null`)
  return rows.map(({ id }) => id).toSorted()
}

it('news of a place reach all guardians with access once, and nobody who is blocked', async () => {
  const { opening, newChild } = await newKindergarten()
  const { id: openingId } = await opening({ places: 5 })
  const [one, sibling] = [await newChild(), await newChild()]
  const blocked = await newGuardian(one, sibling)
  const other = await newGuardian(one, sibling)
  for (const childId of [one, sibling])
    await bookExtra(parts, { openingId, childId, userId: blocked.userId })
  await database
    .update(kindergartenGuardianship)
    .set({ blockedAt: new Date(), blockedBecause: 'Besøksforbud' })
    .where(eq(kindergartenGuardianship.guardianId, blocked.guardianId))
  const places = await database.select().from(place).where(eq(place.offerId, openingId))
  for (const { id: placeId } of places) {
    await passOnPlaceNews(mailParts, { placeId, news: { kind: 'booked' } })
    await passOnPlaceNews(mailParts, { placeId, news: { kind: 'called-off', refundOre: 0 } })
  }
  expect(await waitingFor()).toEqual([other.guardianId])
  await mailGuardianNews(mailParts, blocked)
  expect(sent).toEqual([])
})

it('a mail names no child and no kindergarten, and goes to the account', async () => {
  const { newChild } = await newKindergarten()
  const guardian = await newGuardian(await newChild({ firstName: 'Iben', lastName: 'Lunde' }))
  await mailGuardianNews(mailParts, guardian)
  const [account] = await database.select().from(user).where(eq(user.id, guardian.userId))
  const mail = sent.at(-1)
  expect(mail?.to).toBe(account?.email)
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Iben|Lunde|barn|kinder|child/i)
})

it('a guardian without an account is mailed at the address that the kindergarten has', async () => {
  const { newChild } = await newKindergarten()
  const childId = await newChild()
  const [number = ''] = makeNumbers('160590', 1)
  const email = 'guardian@example.com'
  const guardianId = await addGuardian(parts, number, { email })
  await mailGuardianNews(mailParts, { guardianId })
  expect(sent.some(({ to }) => to === email)).toBe(false)
  await bindGuardian(database, childId, guardianId)
  await mailGuardianNews(mailParts, { guardianId })
  expect(sent.at(-1)?.to).toBe(email)
  await database
    .update(kindergartenGuardian)
    .set({ email: null })
    .where(eq(kindergartenGuardian.id, guardianId))
  const count = sent.length
  await mailGuardianNews(mailParts, { guardianId })
  expect(sent).toHaveLength(count)
})
