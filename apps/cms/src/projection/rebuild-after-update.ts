import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rebuildPublished } from './rebuild-published.ts'

const State = z.array(z.object({ builtBy: z.string() }))

/** Name of what was built in the content system's folder; null: nothing was. */
export const readBuild = (folder: string): Promise<string | null> =>
  readFile(path.join(folder, '.next/BUILD_ID'), 'utf8').catch(() => null)

/**
 * Rebuilds the rows once after every update of the content system: it may make other rows of the same
 * items. In development, after every start.
 */
export async function rebuildAfterUpdate(payload: Payload): Promise<void> {
  const build = await readBuild('.')
  const { rows } = await payload.db.drizzle.execute(
    sql`select built_by as "builtBy" from cms.published_items_state`,
  )
  const [state] = State.parse(rows)
  if (build !== null && state?.builtBy === build) return
  const started = performance.now()
  const count = await rebuildPublished(payload, build ?? 'development')
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  payload.logger.info({ msg: `${count} rows of published content were rebuilt in ${seconds} s` })
}
