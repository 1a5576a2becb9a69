/** Rebuilds the rows of published content: `node apps/cms/scripts/rebuild-published.ts`. */
import path from 'node:path'
import { readBuild } from '../src/projection/rebuild-after-update.ts'
import { rebuildPublished } from '../src/projection/rebuild-published.ts'
import { openPayload } from './open-payload.ts'

const build = await readBuild(path.join(import.meta.dirname, '..'))
const payload = await openPayload()
payload.logger.level = 'error'
const started = performance.now()
const count = await rebuildPublished(payload, build ?? 'by hand')
console.log(`${count} rows after ${((performance.now() - started) / 1_000).toFixed(1)} s`)
process.exit(0)
