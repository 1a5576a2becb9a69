import { unavailable } from '../api/errors.server.ts'

/** Who sent what the work is about: the line is fair between clients. */
export type Sender = {
  /** An account, or the address of somebody without one. */
  readonly client: string
  /** Nobody is logged in. */
  readonly isVisitor: boolean
}

export type FairLineLimits = {
  /** Jobs under way together. */
  readonly atOnce: number
  /** Of these, jobs of visitors: fewer, so that a place is always free of them. */
  readonly visitorsAtOnce: number
  /** Jobs that wait: of all visitors together, and as many of everybody else together. */
  readonly waiting: number
  /** Jobs of one client that wait. */
  readonly waitingPerClient: number
}

type Waiting = { readonly begin: () => void; readonly turnAway: (reason: Error) => void }

/** Seconds: most of the line has moved on by then. */
const retryAfter = 5

/**
 * A line before work on what strangers send. People with an account go before all visitors, and
 * visitors never have the last place. Each client has one job under way and a queue of its own, and
 * the queues take turns, so that nobody waits for all that somebody else has sent.
 */
export function createFairLine(limits: FairLineLimits) {
  const visitors = createQueues(limits)
  const accounts = createQueues(limits)
  const busyClients = new Set<string>()
  let running = 0
  let runningVisitors = 0

  /** Takes turns until all places are taken, or nobody waits who may have one. */
  function beginNext(): void {
    while (running < limits.atOnce) {
      const next =
        accounts.take(busyClients) ??
        (runningVisitors < limits.visitorsAtOnce ? visitors.take(busyClients) : undefined)
      if (!next) return
      next.begin()
    }
  }

  return {
    /**
     * @throws {Refusal} UNAVAILABLE (503): too many wait, or too many of this client; whatever the
     *   work throws
     */
    async run<Result>({ client, isVisitor }: Sender, work: () => Promise<Result>): Promise<Result> {
      // A visitor's address is never taken for an account.
      const name = `${isVisitor ? 'visitor' : 'account'} ${client}`
      const turn = Promise.withResolvers<void>()
      const queues = isVisitor ? visitors : accounts
      queues.add(name, {
        turnAway: turn.reject,
        begin() {
          running += 1
          if (isVisitor) runningVisitors += 1
          busyClients.add(name)
          turn.resolve()
        },
      })
      beginNext()
      await turn.promise
      try {
        return await work()
      } finally {
        running -= 1
        if (isVisitor) runningVisitors -= 1
        busyClients.delete(name)
        queues.moveBack(name)
        beginNext()
      }
    },
  }
}

/** A queue for each client; the first in the map has the next turn. */
function createQueues({ waiting, waitingPerClient }: FairLineLimits) {
  const queues = new Map<string, Waiting[]>()
  let length = 0

  /** The longest queue gives its last place to a client that has at least two fewer. */
  function makeRoom(size: number): void {
    const [client, longest] = [...queues].reduce((found, next) =>
      next[1].length > found[1].length ? next : found,
    )
    if (longest.length < size + 2) throw unavailable(retryAfter)
    const last = longest.pop()
    length -= 1
    if (longest.length === 0) queues.delete(client)
    last?.turnAway(unavailable(retryAfter))
  }

  return {
    /** @throws {Refusal} UNAVAILABLE (503) */
    add(client: string, job: Waiting): void {
      const queue = queues.get(client) ?? []
      if (queue.length >= waitingPerClient) throw unavailable(retryAfter)
      if (length >= waiting) makeRoom(queue.length)
      queue.push(job)
      length += 1
      queues.set(client, queue)
    },

    /** The first job of the first client that has none under way. */
    take(busyClients: ReadonlySet<string>): Waiting | undefined {
      for (const [client, queue] of queues) {
        if (busyClients.has(client)) continue
        const job = queue.shift()
        length -= 1
        if (queue.length === 0) queues.delete(client)
        return job
      }
      return undefined
    },

    /** The others have their turn before this client's next one. */
    moveBack(client: string): void {
      const queue = queues.get(client)
      if (queue && queues.delete(client)) queues.set(client, queue)
    },
  }
}
