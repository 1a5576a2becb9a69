import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { suggestionBoxCrontab, suggestionBoxTasks } from './jobs.server.ts'
import { suggestionBoxEntry } from './model/tables.server.ts'
import { suggestionBoxRetention } from './retention.server.ts'

const { database } = await createTestDatabase()
const portalUrl = 'https://trivsel.example'
const tasks = suggestionBoxTasks({ database, portalUrl, log: createLog('silent') })

async function newPerson() {
  const person = buildPerson({ membership: null })
  return { ...person, userId: (await seedPeople(database, [person])).get(person.email) ?? '' }
}

/** @param handledAt null: it waits */
async function newEntry(userId: string, handledAt: Date | null): Promise<void> {
  await database
    .insert(suggestionBoxEntry)
    .values({ userId, text: 'Flere stikkontakter', handledAt })
}

/** Runs the job as the crontab does. */
async function notify(): Promise<void> {
  const context = { jobId: '1', signal: new AbortController().signal }
  for (const { task } of suggestionBoxCrontab)
    await tasks.find(({ name }) => name === task.name)?.run({ _cron: {} }, context)
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(sql`
    select payload from graphile_worker._private_jobs where payload ->> 'to' = ${email}`)
  return rows.map(({ payload }) => payload)
}

it('notifies everybody once of what was handled, in their language', async () => {
  const [norwegian, english, waiting] = [await newPerson(), await newPerson(), await newPerson()]
  await database.insert(profile).values({ userId: english.userId, language: 'en' })
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const { userId } of [norwegian, norwegian, english]) await newEntry(userId, yesterday)
  await newEntry(waiting.userId, null)
  await Promise.all([notify(), notify()])
  await notify()
  expect(await mailsTo(norwegian.email)).toEqual([
    expect.objectContaining({ text: expect.stringContaining(`${portalUrl}/min-side/`) }),
  ])
  expect(await mailsTo(english.email)).toEqual([
    expect.objectContaining({ text: expect.stringContaining(`${portalUrl}/en/my-page/`) }),
  ])
  expect(await mailsTo(waiting.email)).toEqual([])
})

it('is removed a year after it was handled, and never while it waits', async () => {
  const { userId } = await newPerson()
  const now = new Date('2026-11-21T02:20:00Z')
  const onTheDay = new Date('2025-11-20T23:00:00Z')
  for (const handledAt of [new Date(onTheDay.getTime() - 1), onTheDay, null])
    await newEntry(userId, handledAt)
  for (const { remove } of suggestionBoxRetention) await database.execute(remove(now))
  const left = await database
    .select({ handledAt: suggestionBoxEntry.handledAt })
    .from(suggestionBoxEntry)
    .where(eq(suggestionBoxEntry.userId, userId))
  expect(left.map(({ handledAt }) => handledAt)).toEqual(expect.arrayContaining([onTheDay, null]))
  expect(left).toHaveLength(2)
})

it('is removed with the account', async () => {
  const { userId } = await newPerson()
  await newEntry(userId, null)
  await database.delete(user).where(eq(user.id, userId))
  expect(await database.$count(suggestionBoxEntry, eq(suggestionBoxEntry.userId, userId))).toBe(0)
})
