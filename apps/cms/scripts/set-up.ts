/**
 * Sets the content system up, with Payload loaded once for all steps that are named:
 * `node apps/cms/scripts/set-up.ts migrate editors content=scenarios/content picture-sizes`.
 * A step that is complete changes nothing when it runs again.
 */
import type { Payload } from 'payload'
import { importFolder } from '../src/import/import-folder.ts'
import { sayPictureSizes } from '../src/import/say-picture-sizes.ts'
import { rebuildOnce } from '../src/projection/rebuild-published.ts'
import { makeDemoEditors } from '../src/set-up/demo-editors.ts'
import { migrateTables } from '../src/set-up/migrate-tables.ts'
import { openPayload } from './open-payload.ts'

const steps: Readonly<Record<string, (payload: Payload, value: string) => Promise<unknown>>> = {
  migrate: migrateTables,
  editors: makeDemoEditors,
  async content(payload, folder) {
    await rebuildOnce(payload, 'set-up')
    if (!(await importFolder(folder, async () => payload))) process.exit(1)
  },
  'picture-sizes': sayPictureSizes,
}

const payload = await openPayload()
payload.logger.level = 'error'
for (const argument of process.argv.slice(2)) {
  const [name = '', value = ''] = argument.split('=')
  const step = steps[name]
  if (!step) {
    console.error(`There is no step ${name}: ${Object.keys(steps).join(', ')}`)
    process.exit(1)
  }
  await step(payload, value)
}
// Payload keeps a database connection checked out, so the process would not end by itself.
process.exit(0)
