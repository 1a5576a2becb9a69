/** `npm run dev`: runs everything with sources that reload, until Ctrl-C. */
import { runLocally } from './local-stack.ts'
import { reportFailure } from './progress.ts'

try {
  process.exit(await runLocally('development'))
} catch (error) {
  reportFailure(error)
  process.exit(1)
}
