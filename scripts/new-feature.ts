/**
 * `npm run new-feature lost-items`: makes features/lost-items with a table, endpoints, a page in both
 * languages, a page for staff, a job and tests of all of it. docs/adding-a-feature.md has the next
 * steps.
 */
import { join, relative } from 'node:path'
import { readFeatureName } from './new-feature/feature-name.ts'
import { makeFeature } from './new-feature/make-feature.ts'
import { pathsOf, repositoryRoot } from './paths.ts'
import { ProcessRegister } from './process-register.ts'
import { reportFailure, say, step } from './progress.ts'
import { runCommand } from './run-command.ts'
import { listenForStop } from './stop-signal.ts'

const { stop } = listenForStop()
const paths = pathsOf(repositoryRoot, '.data')
const register = new ProcessRegister(paths.run)
const portal = join(repositoryRoot, 'apps/portal')

try {
  const name = readFeatureName(process.argv[2])
  const folder = makeFeature(join(portal, 'src'), name)
  const migrations = `--name=${name.snake}`
  const files = [folder, join(portal, 'src/features.server.ts')]
  await step('Its files are formatted', () => run('biome', ['check', '--write', ...files]))
  await step('Messages are compiled', () => run('node', ['scripts/compile-messages.ts']))
  await step('Pages have their addresses', () => run('node', ['scripts/generate-routes.ts']))
  await step('Its table has a migration', () => run('drizzle-kit', ['generate', migrations]))
  const shown = relative(repositoryRoot, folder)
  say(`
There is a feature in ${shown}. It works as it is: people write, staff handle.
Change it into yours as docs/adding-a-feature.md says, and start with the Norwegian addresses in
addresses.ts. npm test -- ${name.kebab} tests it.`)
  process.exit(0)
} catch (error) {
  reportFailure(error)
  process.exit(1)
}

/** A program of this repository, in the folder of the portal. */
async function run(program: string, given: readonly string[]): Promise<void> {
  const isNode = program === 'node'
  await runCommand(
    {
      name: `new-feature-${program}`,
      command: isNode ? process.execPath : join(repositoryRoot, 'node_modules/.bin', program),
      arguments: given,
      folder: portal,
      environment: process.env,
    },
    { register, stop, logFile: join(paths.logs, 'new-feature.log') },
  )
}
