/** Makes the rows of what is published anew: `node apps/cms/scripts/rebuild-published.ts`. */
import { rebuildPublished } from '../src/projection/rebuild-published.ts'
import { openPayload } from './open-payload.ts'

const payload = await openPayload()
payload.logger.level = 'error'
const started = performance.now()
const count = await rebuildPublished(payload, 'by hand')
console.log(`${count} rows after ${((performance.now() - started) / 1_000).toFixed(1)} s`)
process.exit(0)
