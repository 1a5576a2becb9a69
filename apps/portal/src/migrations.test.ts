import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import { z } from 'zod'

// The generator adds a method to every array, which readers of PDFs in other tests refuse to work with.
Reflect.deleteProperty(Array.prototype, 'random')

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.int() })) })
const Snapshot = z.looseObject({ id: z.string(), prevId: z.string() })

const tables = import.meta.glob('./{core,features}/**/tables.server.ts', { eager: true })
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../migrations/meta/${file}`, import.meta.url), 'utf8'))
const { entries } = Journal.parse(read('_journal.json'))
const snapshotOf = ({ tag }: { tag: string }) => read(`${tag.split('_')[0]}_snapshot.json`)

it('make the tables that the code describes', async () => {
  expect(Object.keys(tables)).not.toEqual([])
  const described = Object.assign({}, ...Object.values(tables))
  const newest = entries.at(-1)
  if (!newest) throw new Error('there is no migration')
  const missing = await generateMigration(
    snapshotOf(newest),
    generateDrizzleJson(described, undefined, ['portal']),
  )
  expect(missing, 'npx drizzle-kit generate, in apps/portal').toEqual([])
})

it('follow one another in time, since what is older than the newest applied is skipped', () => {
  const times = entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(new Set(times).size).toBe(times.length)
})

/** The generator reads the newest alone, and each has 5,000 lines: older ones are deleted. */
const mostSnapshots = 3

it('keep the newest snapshots, which follow one another', () => {
  const folder = fileURLToPath(new URL('../migrations/meta', import.meta.url))
  const present = globSync('*_snapshot.json', { cwd: folder }).sort()
  const newest = entries.slice(-present.length)
  expect(present).toEqual(newest.map(({ tag }) => `${tag.split('_')[0]}_snapshot.json`))
  expect(present.length, 'delete the oldest in migrations/meta').toBeLessThanOrEqual(mostSnapshots)
  const chain = newest.map((entry) => Snapshot.parse(snapshotOf(entry)))
  chain.forEach(({ prevId }, index) => {
    if (index > 0) expect(prevId).toBe(chain[index - 1]?.id)
  })
})
