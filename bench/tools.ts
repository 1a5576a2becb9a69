import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { PlainError, step } from '../scripts/progress.ts'

/** The baseline programs, from Debian's packages. */
export type Tools = { nginx: string; wrk: string; pgbench: string }

const packages = ['nginx-light', 'wrk', 'postgresql-15']
const install = `apt-get update && apt-get install -y ${packages.join(' ')}`

/**
 * Finds the tools; as root on Debian it installs what is missing.
 * @throws {PlainError} naming what is missing and the command that installs it
 */
export async function findTools(): Promise<Tools> {
  const found = lookForTools()
  if (found.missing.length === 0) return found.tools
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) throw new PlainError(`Missing: ${found.missing.join(', ')}. Install: ${install}`)
  await step(`Installed ${found.missing.join(', ')}`, async () => {
    spawnSync('sh', ['-c', `${install} >/dev/null 2>&1`], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  })
  const installed = lookForTools()
  if (installed.missing.length > 0)
    throw new PlainError(`Still missing: ${installed.missing.join(', ')}. Install: ${install}`)
  return installed.tools
}

function lookForTools() {
  const tools = {
    nginx: lookFor(['/usr/sbin/nginx', '/usr/bin/nginx']),
    wrk: lookFor(['/usr/bin/wrk', '/usr/local/bin/wrk']),
    pgbench: lookFor(['/usr/bin/pgbench', ...postgresFolders('pgbench')]),
  }
  const missing = Object.entries(tools).flatMap(([name, path]) => (path ? [] : [name]))
  return { tools: tools as Tools, missing }
}

function lookFor(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}

function postgresFolders(program: string): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  return readdirSync(root).map((version) => `${root}/${version}/bin/${program}`)
}
