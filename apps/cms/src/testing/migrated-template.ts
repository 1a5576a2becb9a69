import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { makeTemplate } from '../../../../scripts/postgres/make-template.ts'
import { contentTemplateOf, databaseUrl } from '../../../../scripts/postgres/on-server.ts'

const migrate = fileURLToPath(new URL('../../scripts/migrate.ts', import.meta.url))

/**
 * The tables of the content system beside the portal's, in a database that test files copy. The
 * first of them makes it, with the command that operators use.
 * @param portalTemplate a database with the portal's tables
 * @returns the name of the template
 */
export async function migratedTemplate(serverUrl: string, portalTemplate: string): Promise<string> {
  const name = contentTemplateOf(portalTemplate)
  await makeTemplate(serverUrl, name, {
    from: portalTemplate,
    fill: async (unfinished) => {
      const env = { ...process.env, DATABASE_URL: databaseUrl(serverUrl, unfinished) }
      await promisify(execFile)(process.execPath, [migrate], { env })
    },
  })
  return name
}
