/** The drills themselves, in a process group of its own that `drills/run.ts` ends as a whole. */
import { endWithStarter } from '../bench/group.ts'
import { PlainError, reportFailure } from '../scripts/progress.ts'
import type { DrillOptions, Found, Surroundings } from './drill.ts'
import { printFound } from './print-found.ts'
import { rehearseRelease } from './release.ts'
import { rehearseRestarts } from './restarts.ts'

endWithStarter()

const surroundings: Surroundings = JSON.parse(process.env.DRILL_SURROUNDINGS ?? '')

const options: DrillOptions = JSON.parse(process.env.DRILL_OPTIONS ?? '')

const drills: Readonly<Record<string, () => Promise<Found>>> = {
  restarts: () => rehearseRestarts(surroundings, options),
  release: () => rehearseRelease(surroundings, options),
}

try {
  const [name = ''] = process.argv.slice(2)
  const drill = drills[name]
  if (!drill) throw new PlainError(`There is no drill "${name}" on a stack.`)
  process.exit(printFound(await drill()))
} catch (error) {
  reportFailure(error)
  process.exit(1)
}
