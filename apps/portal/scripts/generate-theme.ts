import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Generates `src/ui/theme` from `designsystemet.config.json` with Designsystemet's own tool. */
const root = fileURLToPath(new URL('..', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'trivsel-theme-'))
const config = join(root, 'designsystemet.config.json')
// The tool only finds token files by a path relative to where it runs.
const designsystemet = (...args: string[]) =>
  execFileSync('designsystemet', ['tokens', ...args, '--config', config], {
    cwd: work,
    stdio: 'inherit',
  })

try {
  designsystemet('create', '--out-dir', 'tokens')
  designsystemet('build', '--tokens', 'tokens', '--out-dir', 'built')
  for (const file of ['trivsel.css', 'types.d.ts'])
    copyFileSync(join(work, 'built', file), join(root, 'src/ui/theme', file))
} finally {
  rmSync(work, { recursive: true, force: true })
}
