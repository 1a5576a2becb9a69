import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { openLog, readTail, sizeOf } from './log-file.ts'
import { lowerPriority } from './lower-priority.ts'
import { endGroup } from './process-group.ts'
import type { ProcessRegister } from './process-register.ts'
import { PlainError } from './progress.ts'
import type { Command } from './run-command.ts'
import { waitUntil } from './wait.ts'

export type Service = {
  /** Waits until the address answers with a success, or until it is to stop. */
  ready(address: string, stop: AbortSignal): Promise<void>
  stop(options: { graceMilliseconds: number; hurry: AbortSignal }): Promise<void>
}

const restartLimit = 5
const readyMilliseconds = 90_000
/** After this long in good health the restarts are counted afresh. */
const healthyMilliseconds = 60_000

/**
 * Keeps an application running: one that dies is started again, ever more slowly and at most five
 * times in a row. Its output goes straight to its log file, at no cost to anybody.
 */
export function startService(
  command: Command & { title: string },
  context: {
    register: ProcessRegister
    logFile: string
    say: (line: string) => void
    onFailure: (error: PlainError) => void
  },
): Service {
  const logStart = sizeOf(context.logFile)
  let restarts = 0
  let isReady = false
  let isStopping = false
  let failure: PlainError | undefined
  let timer: NodeJS.Timeout | undefined
  let child = launch()

  function launch(): ChildProcess {
    const startedAt = performance.now()
    const log = openLog(context.logFile)
    const next = spawn(command.command, command.arguments, {
      cwd: command.folder,
      env: command.environment,
      stdio: ['ignore', log, log],
      // A group of its own: the terminal's Ctrl-C must not reach it before its turn.
      detached: true,
    })
    closeSync(log)
    const { pid } = next
    if (pid && command.inBackground) lowerPriority(pid)
    if (pid) context.register.add(command.name, pid)
    next.once('error', (error) => fail(error.message))
    next.once('exit', (code, signal) => {
      if (pid) context.register.remove(command.name, pid)
      if (isStopping) return
      const how = `${command.title} has ended unexpectedly (${signal ?? `exit code ${code}`})`
      if (!isReady) return fail(how)
      if (performance.now() - startedAt > healthyMilliseconds) restarts = 0
      restarts += 1
      if (restarts > restartLimit) return fail(`${how} ${restarts} times in a row`)
      const seconds = restarts === 1 ? 0 : 2 ** (restarts - 2)
      context.say(`${how}: starting it again${seconds ? ` in ${seconds} s` : ''}`)
      timer = setTimeout(() => {
        child = launch()
      }, seconds * 1_000)
    })
    return next
  }

  function fail(how: string): void {
    failure = new PlainError(
      `${how}. Its log: ${context.logFile}`,
      readTail(context.logFile, logStart),
    )
    if (isReady) context.onFailure(failure)
  }

  return {
    async ready(address, stop) {
      const answered = await waitUntil(
        async () => failure !== undefined || stop.aborted || (await isFine(address)),
        { milliseconds: readyMilliseconds, every: 100 },
      )
      if (failure) throw failure
      if (!answered)
        throw new PlainError(
          `${command.title} does not answer at ${address}. Its log: ${context.logFile}`,
          readTail(context.logFile, logStart),
        )
      isReady = true
    },
    async stop({ graceMilliseconds, hurry }) {
      isStopping = true
      clearTimeout(timer)
      if (child.pid && child.exitCode === null && child.signalCode === null)
        await endGroup(child.pid, { graceMilliseconds, hurry })
    },
  }
}

async function isFine(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
