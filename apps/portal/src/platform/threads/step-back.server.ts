import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Runs this thread only when nobody else wants the core. A thread of the lowest priority may keep
 * the core for some milliseconds all the same, an idle one gives it back at once; `chrt` comes with
 * every Debian, and without it the priority has to do.
 */
export function stepBack(): void {
  // Elsewhere a priority belongs to the whole program.
  if (process.platform !== 'linux') return
  setPriority(19)
  const thread = basename(readlinkSync('/proc/thread-self'))
  spawnSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore' })
}
