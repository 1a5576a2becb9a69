import { createFairLine, type FairLineLimits, type Sender } from './fair-line.server.ts'
import type { UntrustedPayload, UntrustedTask } from './untrusted-task.ts'
import { startUntrustedThread, type UntrustedThread } from './untrusted-thread.server.ts'

/** Two threads, of which visitors have one. What waits is held in memory by who sent it. */
const usualLimits: FairLineLimits = {
  atOnce: 2,
  visitorsAtOnce: 1,
  waiting: 40,
  waitingPerClient: 16,
}

export type UntrustedWork = ReturnType<typeof createUntrustedWork>

/**
 * Everything that judges or parses what a stranger sends: in threads of their own, each with a bound
 * on time and memory, in a line that is fair. The main thread goes on answering whatever was sent.
 */
export function createUntrustedWork(
  limits: FairLineLimits = usualLimits,
  startThread: () => UntrustedThread = startUntrustedThread,
) {
  const line = createFairLine(limits)
  const idle: UntrustedThread[] = []
  const finished = new Map<string, number>()
  let running = 0

  return {
    /** Tasks under way. */
    get running(): number {
      return running
    },

    /** How many tasks of this name have come to an end, in whatever way. */
    countOf: (name: string) => finished.get(name) ?? 0,

    /**
     * @throws {Refusal} UNAVAILABLE (503): too many wait
     * @throws {LimitExceeded} it took too long or too much; whatever else the task throws
     */
    run<Payload extends UntrustedPayload, Result>(
      sender: Sender,
      task: UntrustedTask<Payload, Result>,
      payload: Payload,
    ): Promise<Result> {
      return line.run(sender, async () => {
        const thread = takeIdle() ?? startThread()
        running += 1
        try {
          return await thread.run(task, payload)
        } finally {
          running -= 1
          finished.set(task.name, (finished.get(task.name) ?? 0) + 1)
          idle.push(thread)
        }
      })
    },

    async close(): Promise<void> {
      await Promise.all(idle.splice(0).map((thread) => thread.end()))
    },
  }

  function takeIdle(): UntrustedThread | undefined {
    for (let thread = idle.pop(); thread; thread = idle.pop()) if (!thread.hasEnded) return thread
    return undefined
  }
}

/** That of this process. */
export const untrustedWork = createUntrustedWork()
