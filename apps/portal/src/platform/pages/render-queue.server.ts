import { AsyncLocalStorage } from 'node:async_hooks'

/** Too many pages wait to be rendered already, or too many for this client. */
export class BusyError extends Error {
  override name = 'BusyError'
  constructor() {
    super('Too many pages wait to be rendered')
  }
}

/** Something to be done once, however many wait for it. */
export type Job<Result> = {
  /** Rejects with what the work throws, or with `BusyError` when the queue rejected the job. */
  readonly result: Promise<Result>
  readonly begin: () => Promise<void>
  readonly rejectAsBusy: () => void
  /** Clients in whose lines it waits. */
  readonly clients: Set<string>
  /** It no longer waits: it was started or rejected. */
  isOutOfQueue: boolean
}

export type QueueLimits = {
  /** Jobs that run at the same time. */
  atOnce: number
  /** Running jobs, itself included, when a job is started that nobody waits for. */
  aheadAtOnce: number
  /** Jobs in all lines together. */
  waiting: number
  /** Jobs in one client's line. */
  perClient: number
  /** Jobs that nobody waits for; of more, the first are rejected. */
  ahead: number
}

export type RenderQueue<Result> = ReturnType<typeof createRenderQueue<Result>>

/**
 * Jobs that wait for their turn. Each client has a line of its own, and the lines take turns: a long
 * one makes nobody else wait. What nobody waits for is done when all lines are empty.
 *
 * @param nextTurn yields to the other work of the process before the next job starts
 */
export function createRenderQueue<Result>(
  limits: QueueLimits,
  nextTurn: (next: () => void) => void = setImmediate,
) {
  /** In the order of their turns. */
  const lines = new Map<string, Set<Job<Result>>>()
  const ahead = new Set<Job<Result>>()
  /** A job does not run in the context of the request that caused it; it gets what it needs. */
  const outside = AsyncLocalStorage.snapshot()
  let waiting = 0
  let running = 0
  let isTurnScheduled = false

  function leaveLine(job: Job<Result>, client: string): void {
    const line = lines.get(client)
    line?.delete(job)
    if (line?.size === 0) lines.delete(client)
    job.clients.delete(client)
    if (job.clients.size === 0) waiting -= 1
  }

  function takeFromLines(): Job<Result> | undefined {
    for (const [client, line] of lines)
      for (const job of line) {
        for (const other of [...job.clients]) leaveLine(job, other)
        // The others have their turn before this client's next one.
        if (lines.delete(client)) lines.set(client, line)
        return job
      }
    return undefined
  }

  /** The page that was named last is the likeliest to be requested. */
  const lastAhead = () => [...ahead].at(-1)

  function begin(job: Job<Result>): void {
    ahead.delete(job)
    job.isOutOfQueue = true
    running += 1
    void outside(job.begin).finally(() => {
      running -= 1
      scheduleTurn()
    })
  }

  /** One job per turn of the event loop, so that other work runs between them. */
  function scheduleTurn(): void {
    const isSomethingToDo = waiting > 0 || (ahead.size > 0 && running < limits.aheadAtOnce)
    if (isTurnScheduled || running >= limits.atOnce || !isSomethingToDo) return
    isTurnScheduled = true
    nextTurn(() => {
      isTurnScheduled = false
      const job = takeFromLines() ?? lastAhead()
      if (job) begin(job)
      scheduleTurn()
    })
  }

  function rejectJob(job: Job<Result>): void {
    ahead.delete(job)
    job.isOutOfQueue = true
    job.rejectAsBusy()
  }

  /** When the queue is full, the longest line loses its last job to a line that is at least two shorter. */
  function makeRoom(size: number): boolean {
    const [client, line] = [...lines].reduce((longest, next) =>
      next[1].size > longest[1].size ? next : longest,
    )
    const last = [...line].findLast(({ clients }) => clients.size === 1)
    if (!last || line.size < size + 2) return false
    leaveLine(last, client)
    rejectJob(last)
    return true
  }

  return {
    /** The job is in no line yet. */
    add(work: () => Promise<Result>): Job<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      // A failure reaches those who wait. When nobody waits, it must not end the process.
      promise.catch(() => undefined)
      return {
        result: promise,
        begin: () => work().then(resolve, reject),
        rejectAsBusy: () => reject(new BusyError()),
        clients: new Set(),
        isOutOfQueue: false,
      }
    },

    /**
     * Puts a job in a client's queue. It may be in those of others too, and is done at the turn of
     * the first of them.
     * @throws {BusyError} it is in no queue yet, and the queue has no room for it
     */
    wait(job: Job<Result>, client: string): void {
      if (job.isOutOfQueue || job.clients.has(client)) return
      const line = lines.get(client) ?? new Set()
      const isNew = job.clients.size === 0
      if (line.size >= limits.perClient) {
        if (isNew) throw new BusyError()
        return
      }
      if (isNew && waiting >= limits.waiting && !makeRoom(line.size)) throw new BusyError()
      if (isNew) waiting += 1
      line.add(job)
      lines.set(client, line)
      job.clients.add(client)
      scheduleTurn()
    },

    /** Has a job done when nobody waits; of several, what was named last comes first. */
    doAhead(job: Job<Result>): void {
      if (job.isOutOfQueue) return
      ahead.delete(job)
      ahead.add(job)
      const [first] = ahead
      if (first && ahead.size > limits.ahead) {
        ahead.delete(first)
        if (first.clients.size === 0) rejectJob(first)
      }
      scheduleTurn()
    },

    get isIdle(): boolean {
      return running === 0 && waiting === 0 && ahead.size === 0
    },
  }
}
