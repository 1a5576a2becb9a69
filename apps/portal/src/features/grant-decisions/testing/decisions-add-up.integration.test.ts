import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { grantTesting } from './grant-decisions.testing.server.ts'
import { decisionDeeds, playDecisions } from './play-decisions.testing.server.ts'

/** `GRANT_ROUNDS=500 GRANT_SEED=…` plays more, or the same again. */
const seed = process.env.GRANT_SEED ?? String(Date.now())
const rounds = Number(process.env.GRANT_ROUNDS ?? 12)

const { database } = await createTestDatabase()
const people = await grantTesting(database).newPeople()

it('the ledger of a round adds up to the øre, whatever is decided, appealed and corrected', async () => {
  const done = new Map<string, number>()
  const wrong: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const played = await playDecisions({ database, people }, `${seed}-${round}`)
    wrong.push(...played.wrong)
    for (const [name, times] of played.done) done.set(name, (done.get(name) ?? 0) + times)
  }
  expect(wrong, `GRANT_SEED=${seed}`).toEqual([])
  for (const { name } of decisionDeeds) expect(done.get(name) ?? 0, name).toBeGreaterThan(0)
}, 120_000)
