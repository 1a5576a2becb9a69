import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { requestCrontab, requestTasks } from './jobs.server.ts'
import { trainingRequest } from './model/tables.server.ts'
import { requestRetention } from './retention.server.ts'

const { database } = await createTestDatabase()
const portalUrl = 'https://trivsel.example'
const tasks = requestTasks({ database, portalUrl, log: createLog('silent') })

async function newPerson() {
  const person = buildPerson({ membership: null })
  return { ...person, userId: (await seedPeople(database, [person])).get(person.email) ?? '' }
}

/** @param handledAt null: the request is waiting */
async function newRequest(userId: string, handledAt: Date | null): Promise<void> {
  await database
    .insert(trainingRequest)
    .values({ userId, kind: 'pt', text: 'Bli sterkere', handledAt })
}

/** Runs the scheduled task. */
async function notify(): Promise<void> {
  const context = { jobId: '1', signal: new AbortController().signal }
  for (const { task } of requestCrontab)
    await tasks.find(({ name }) => name === task.name)?.run({ _cron: {} }, context)
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(sql`
    select payload from graphile_worker._private_jobs where payload ->> 'to' = ${email}`)
  return rows.map(({ payload }) => payload)
}

it('notifies each member once of handled requests, in the language of the member', async () => {
  const [norwegian, english, waiting] = [await newPerson(), await newPerson(), await newPerson()]
  await database.insert(profile).values({ userId: english.userId, language: 'en' })
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const { userId } of [norwegian, norwegian, english]) await newRequest(userId, yesterday)
  await newRequest(waiting.userId, null)
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

it('removes a request a year after it was handled, and keeps a waiting one', async () => {
  const { userId } = await newPerson()
  const now = new Date('2026-11-21T02:20:00Z')
  const exactlyAYearAgo = new Date('2025-11-20T23:00:00Z')
  for (const handledAt of [new Date(exactlyAYearAgo.getTime() - 1), exactlyAYearAgo, null])
    await newRequest(userId, handledAt)
  for (const { remove } of requestRetention) await database.execute(remove(now))
  const remaining = await database
    .select({ handledAt: trainingRequest.handledAt })
    .from(trainingRequest)
    .where(eq(trainingRequest.userId, userId))
  expect(remaining.map(({ handledAt }) => handledAt)).toEqual(
    expect.arrayContaining([exactlyAYearAgo, null]),
  )
  expect(remaining).toHaveLength(2)
})

it('is deleted with the account', async () => {
  const { userId } = await newPerson()
  await newRequest(userId, null)
  await database.delete(user).where(eq(user.id, userId))
  expect(await database.$count(trainingRequest, eq(trainingRequest.userId, userId))).toBe(0)
})
