import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { lowerPriority } from './lower-priority.ts'
import { endGroup } from './process-group.ts'
import type { ProcessRegister } from './process-register.ts'
import { PlainError } from './progress.ts'
import { startLimit } from './run-limit.ts'
import { Stopped } from './stop-signal.ts'

export type Command = {
  /** Names the log file and the entry in the register. */
  name: string
  command: string
  arguments: readonly string[]
  folder: string
  environment: NodeJS.ProcessEnv
  /** Everything else on the machine goes before it. */
  inBackground?: boolean
}

export type CommandContext = {
  register: ProcessRegister
  logFile: string
  stop: AbortSignal
  /** Ends a command that has written nothing for so long; without it one that has run for 20 minutes. */
  quietMilliseconds?: number
}

const shownCharacters = 12_000

/**
 * Runs a program to its end, with its output in a log file.
 *
 * @throws {PlainError} it failed or hung; carries the end of its output
 * @throws {Stopped} the user stopped it
 */
export async function runCommand(command: Command, context: CommandContext): Promise<void> {
  if (context.stop.aborted) throw new Stopped()
  mkdirSync(dirname(context.logFile), { recursive: true })
  const log = createWriteStream(context.logFile)
  // A full disk must not end the supervisor; the program will say so itself.
  log.on('error', () => undefined)
  const child = spawn(command.command, command.arguments, {
    cwd: command.folder,
    env: command.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      limit.noteOutput()
      log.write(chunk)
      output = (output + chunk.toString('utf8')).slice(-shownCharacters)
    })
  const pid = child.pid
  const { quietMilliseconds } = context
  let overdue = false
  const end = () => pid && void endGroup(pid, { graceMilliseconds: 5_000 })
  context.stop.addEventListener('abort', end)
  const limit = startLimit(quietMilliseconds, () => {
    overdue = true
    end()
  })
  if (pid && command.inBackground) lowerPriority(pid)
  if (pid) context.register.add(command.name, pid)
  try {
    const outcome = await new Promise<{ code: number | null }>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve({ code }))
    })
    if (context.stop.aborted) throw new Stopped()
    if (outcome.code === 0) return
    const hung =
      quietMilliseconds === undefined
        ? 'took too long'
        : `was ended after ${quietMilliseconds / 60_000} minutes without a word`
    throw new PlainError(
      `${command.name} ${overdue ? hung : 'failed'}. All of its output: ${context.logFile}`,
      stripVTControlCharacters(output).trim(),
    )
  } finally {
    limit.stop()
    context.stop.removeEventListener('abort', end)
    if (pid) context.register.remove(command.name, pid)
    log.end()
  }
}
