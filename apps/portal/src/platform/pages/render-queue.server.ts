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
  /** Rejects with what the work throws, or with `BusyError` when the job was turned away. */
  readonly result: Promise<Result>
  readonly begin: () => Promise<void>
  readonly turnAway: () => void
  /** In whose lines it stands. */
  readonly clients: Set<string>
  /** It waits no more: it was begun or turned away. */
  isTaken: boolean
}

export type QueueLimits = {
  /** Jobs under way together. */
  atOnce: number
  /** Jobs under way when one is begun that nobody waits for, itself with them. */
  aheadAtOnce: number
  /** Jobs in all lines together. */
  waiting: number
  /** Jobs in one client's line. */
  perClient: number
  /** Jobs that nobody waits for; of more, the first are turned away. */
  ahead: number
}

export type RenderQueue<Result> = ReturnType<typeof createRenderQueue<Result>>

/**
 * Jobs that wait for their turn. Each client has a line of its own, and the lines take turns: a long
 * one makes nobody else wait. What nobody waits for is done when all lines are empty.
 *
 * @param nextTurn lets everything else in the process have its turn before the next job is begun
 */
export function createRenderQueue<Result>(
  limits: QueueLimits,
  nextTurn: (next: () => void) => void = setImmediate,
) {
  /** In the order of their turns. */
  const lines = new Map<string, Set<Job<Result>>>()
  const ahead = new Set<Job<Result>>()
  /** Nothing of whoever asked goes with a job: what it needs to know it is told. */
  const outside = AsyncLocalStorage.snapshot()
  let waiting = 0
  let running = 0
  let isTurnAsked = false

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

  /** What was named last is likeliest to be asked for. */
  const lastAhead = () => [...ahead].at(-1)

  function begin(job: Job<Result>): void {
    ahead.delete(job)
    job.isTaken = true
    running += 1
    void outside(job.begin).finally(() => {
      running -= 1
      askForTurn()
    })
  }

  /** One job in each turn of the process, so that its other work comes between them. */
  function askForTurn(): void {
    const isSomethingToDo = waiting > 0 || (ahead.size > 0 && running < limits.aheadAtOnce)
    if (isTurnAsked || running >= limits.atOnce || !isSomethingToDo) return
    isTurnAsked = true
    nextTurn(() => {
      isTurnAsked = false
      const job = takeFromLines() ?? lastAhead()
      if (job) begin(job)
      askForTurn()
    })
  }

  function turnAway(job: Job<Result>): void {
    ahead.delete(job)
    job.isTaken = true
    job.turnAway()
  }

  /** All places are taken: the longest line gives its last one to whoever has at least two fewer. */
  function makeRoom(size: number): boolean {
    const [client, line] = [...lines].reduce((longest, next) =>
      next[1].size > longest[1].size ? next : longest,
    )
    const last = [...line].findLast(({ clients }) => clients.size === 1)
    if (!last || line.size < size + 2) return false
    leaveLine(last, client)
    turnAway(last)
    return true
  }

  return {
    /** Stands nowhere yet. */
    add(work: () => Promise<Result>): Job<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      // Whoever waits hears of a failure. Where nobody does it is none of the process.
      promise.catch(() => undefined)
      return {
        result: promise,
        begin: () => work().then(resolve, reject),
        turnAway: () => reject(new BusyError()),
        clients: new Set(),
        isTaken: false,
      }
    },

    /**
     * Puts a job in a client's line. It may stand in those of others too, and is done when it is the
     * turn of the first of them.
     * @throws {BusyError} it stands in no line yet, and there is no place for it
     */
    wait(job: Job<Result>, client: string): void {
      if (job.isTaken || job.clients.has(client)) return
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
      askForTurn()
    },

    /** Has a job done when nobody waits; of several, what was named last comes first. */
    doAhead(job: Job<Result>): void {
      if (job.isTaken) return
      ahead.delete(job)
      ahead.add(job)
      const [first] = ahead
      if (first && ahead.size > limits.ahead) {
        ahead.delete(first)
        if (first.clients.size === 0) turnAway(first)
      }
      askForTurn()
    },

    get isIdle(): boolean {
      return running === 0 && waiting === 0 && ahead.size === 0
    },
  }
}
