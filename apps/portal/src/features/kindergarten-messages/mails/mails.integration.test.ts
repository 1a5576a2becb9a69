import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { kindergartenGuardian } from '#core/kindergartens/children/tables.server.ts'
import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { startThread } from '#core/kindergartens/threads/start-thread.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { addReader, changeAccess } from '../testing/messages.testing.server.ts'
import { mailMessage } from './mail-guardian.server.ts'

const { database } = await createTestDatabase()
const numbers = makeNumbers('010180', 10)

type Sent = { to: string; subject: string; text: string }

async function setUp() {
  const { kindergartenId, departmentId } = await addKindergarten(database, {
    name: `Solbakken ${randomUUID()}`,
  })
  const childId = await addChild(database, { departmentId, firstName: 'Iben' })
  return { kindergartenId, childId }
}

async function write({ kindergartenId, childId }: Awaited<ReturnType<typeof setUp>>) {
  const messageId = randomUUID()
  await startThread(
    { database, encryption },
    {
      kindergartenId,
      childId,
      id: randomUUID(),
      messageId,
      onlyFor: null,
      subject: 'Tur',
      text: 'Husk regntøy',
      isSensitive: false,
      author: { side: 'staff', staffId: null, name: 'Kari Berg' },
    },
  )
  return messageId
}

/** What is mailed to a guardian about a message. */
async function mailsTo(guardianId: string, messageId: string): Promise<Sent[]> {
  const sent: Sent[] = []
  const mailer = { send: async (mail: Sent) => void sent.push(mail) }
  await mailMessage(
    { database, encryption, mailer, portalUrl: 'https://trivsel.example' } as never,
    { guardianId, messageId },
  )
  return sent
}

it('names neither child nor kindergarten to a guardian who has not been on the page', async () => {
  const family = await setUp()
  const maja = await addReader(database, family.childId)
  const messageId = await write(family)
  const [first] = await mailsTo(maja.guardianId, messageId)
  expect(first?.to).toBe(maja.email)
  const written = `${first?.subject} ${first?.text}`
  expect(written).not.toMatch(/barnehage|kindergarten|Iben|Lunde|Solbakken|Tur|regntøy/i)
  expect(written).toContain('https://trivsel.example/min-side')

  await database
    .update(kindergartenGuardian)
    .set({ firstSeenAt: new Date() })
    .where(eq(kindergartenGuardian.id, maja.guardianId))
  const [later] = await mailsTo(maja.guardianId, messageId)
  expect(later?.subject).toContain('barnehagen')
  expect(`${later?.subject} ${later?.text}`).not.toMatch(/Iben|Lunde|Solbakken|Tur|regntøy/)
})

it('goes to the address of the kindergarten where no account has proven the number', async () => {
  const family = await setUp()
  const withAddress = await addGuardian({ database, encryption }, numbers.pop() ?? '', {
    email: 'nina@trivsel.example',
  })
  const without = await addGuardian({ database, encryption }, numbers.pop() ?? '')
  for (const guardianId of [withAddress, without])
    await bindGuardian(database, family.childId, guardianId)
  const messageId = await write(family)
  expect((await mailsTo(withAddress, messageId)).map(({ to }) => to)).toEqual([
    'nina@trivsel.example',
  ])
  expect(await mailsTo(without, messageId)).toEqual([])
})

it('goes to nobody who has lost access since then', async () => {
  const family = await setUp()
  const maja = await addReader(database, family.childId)
  const messageId = await write(family)
  await changeAccess(database, family.childId, maja.guardianId, {
    blockedAt: new Date(),
    blockedBecause: 'Besøksforbud',
  })
  expect(await mailsTo(maja.guardianId, messageId)).toEqual([])
})
