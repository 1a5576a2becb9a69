import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { missingMigrations } from './set-up/wait-for-tables.ts'
import { startTestPayload } from './testing/test-payload.ts'

const { payload } = await startTestPayload()
const { migrationDir, schema } = payload.db
const snapshots = readdirSync(migrationDir).filter((name) => name.endsWith('.json'))

it('have one snapshot, that of the newest migration', () => {
  const migrations = readdirSync(migrationDir).filter((name) => name.endsWith('.ts'))
  const newest = migrations.sort().at(-1)?.replace(/\.ts$/, '.json')
  expect(snapshots).toEqual([newest])
})

it('make the tables that the collections ask for', async () => {
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit()
  const text = readFileSync(path.join(migrationDir, snapshots[0] ?? ''), 'utf8')
  const missing = await generateMigration(JSON.parse(text), await generateDrizzleJson(schema))
  expect(missing, 'npm run migrate:create -w @trivsel/cms -- <name>').toEqual([])
})

it('are missing until each has been applied', async () => {
  expect(await missingMigrations(payload)).toEqual([])
  const newest = snapshots[0]?.replace(/\.json$/, '')
  await payload.db.pool.query('delete from cms.payload_migrations where name = $1', [newest])
  expect(await missingMigrations(payload)).toEqual([newest])
})
