/**
 * `npm run mutate -- rules`: changes the code of an area in small ways, one at a time, and says which
 * changes no test notices. Without a name: every area, which takes days.
 * `npm run mutate -- rules apps/portal/src/core/memberships/rules.ts`: only these files.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { findMutationAreas } from './mutation-areas.ts'
import { pathsOf, repositoryRoot } from './paths.ts'
import { startTestServer } from './postgres/test-server.ts'
import { PlainError, reportFailure, say } from './progress.ts'
import { listenForStop } from './stop-signal.ts'
import { testEnvironment } from './test-environment.ts'

const { stop } = listenForStop()
const reports = join(pathsOf(repositoryRoot, '.data').data, 'mutation')

try {
  const isFile = (name: string) => name.includes('/')
  const files = process.argv.slice(2).filter(isFile)
  const areas = chooseAreas(process.argv.slice(2).filter((name) => !isFile(name)))
  const server = await startTestServer()
  try {
    for (const [name, area] of areas) {
      if (stop.aborted) break
      say(`\n${name}`)
      await mutate(files.length > 0 ? files : area.mutate, area.tests, server.url)
      for (const kind of ['html', 'json'])
        renameSync(join(reports, `report.${kind}`), join(reports, `${name}.${kind}`))
      say(`The report: ${join(reports, `${name}.html`)}`)
    }
  } finally {
    await server.stop()
  }
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

/** @throws {PlainError} there is no area of that name */
function chooseAreas(names: readonly string[]) {
  const areas = findMutationAreas(repositoryRoot)
  const unknown = names.filter((name) => !areas.has(name))
  if (unknown.length > 0)
    throw new PlainError(
      `No such area: ${unknown.join(', ')}. There are ${[...areas.keys()].join(', ')}.`,
    )
  return [...areas].filter(([name]) => names.length === 0 || names.includes(name))
}

async function mutate(files: readonly string[], tests: readonly string[], serverUrl: string) {
  mkdirSync(reports, { recursive: true })
  const child = spawn(
    join(repositoryRoot, 'node_modules/.bin/stryker'),
    ['run', '--concurrency', '1', '--mutate', files.join(','), '--testFiles', tests.join(',')],
    {
      cwd: repositoryRoot,
      env: testEnvironment(serverUrl),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  stop.addEventListener('abort', () => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new PlainError('Stryker did not come to an end.')
}
