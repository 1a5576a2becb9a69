/** `npm start`: builds what is out of date and runs everything until Ctrl-C. */
import { runLocally } from './local-stack.ts'
import { reportFailure } from './progress.ts'

try {
  process.exit(await runLocally('production'))
} catch (error) {
  reportFailure(error)
  process.exit(1)
}
