import { existsSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Paths } from '../scripts/paths.ts'

/**
 * Removes database and files of a site that is stopped. The database may lie in a shared folder, which
 * PostgreSQL's user can enter, with a link to it.
 */
export async function removeData({ data, postgres }: Paths): Promise<void> {
  if (existsSync(postgres)) await rm(realpathSync(postgres), { recursive: true })
  await rm(data, { recursive: true, force: true })
}
