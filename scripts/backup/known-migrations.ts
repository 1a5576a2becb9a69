import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../progress.ts'
import { connectTo } from './snapshot.ts'

/**
 * Refuses a database that a later version has migrated: this version would find nothing to do, and fail
 * on what it does not know.
 *
 * @throws {PlainError} a migration of it is not in this version
 */
export async function requireKnownMigrations(databaseUrl: string, root: string): Promise<void> {
  const client = await connectTo(databaseUrl)
  try {
    const { rows: portal } = await client.query<{ latest: string | null }>(
      'select max(created_at) as latest from portal.migration',
    )
    const { rows: contentSystem } = await client.query<{ name: string }>(
      'select name from cms.payload_migrations where batch > 0',
    )
    const known = knownMigrations(root)
    const isNewer =
      Number(portal[0]?.latest ?? 0) > known.latestOfPortal ||
      contentSystem.some(({ name }) => !known.ofContentSystem.has(name))
    if (isNewer)
      throw new PlainError(
        'The backup was made by a later version of Trivsel than this one. Install that version, and restore with it.',
      )
  } finally {
    await client.end()
  }
}

function knownMigrations(root: string) {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(root, 'apps/portal/migrations/meta/_journal.json'), 'utf8'),
  )
  return {
    latestOfPortal: Math.max(...journal.entries.map(({ when }) => when)),
    ofContentSystem: new Set(
      readdirSync(join(root, 'apps/cms/src/migrations')).map((file) => file.replace(/\.ts$/, '')),
    ),
  }
}
