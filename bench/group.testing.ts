/** Starts itself again as a script in a group, which starts a program that takes no hint. */
import { spawn } from 'node:child_process'
import { listenForStop } from '../scripts/stop-signal.ts'
import { endWithStarter, runInGroup } from './group.ts'

if (process.argv[2] === 'script') {
  endWithStarter()
  const deaf = `process.on('SIGTERM', () => {}); process.stdout.write('up'); setInterval(() => {}, 1000)`
  const program = spawn(process.execPath, ['-e', deaf], { stdio: ['ignore', 'pipe', 'ignore'] })
  program.stdout.once('data', () =>
    process.stdout.write(`${JSON.stringify({ script: process.pid, program: program.pid })}\n`),
  )
} else {
  const { stop } = listenForStop()
  process.exitCode = await runInGroup(import.meta.filename, {
    given: ['script'],
    environment: {},
    stop,
  }).catch(() => 130)
}
