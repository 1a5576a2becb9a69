type PendingRequest<Request, Outcome> = {
  readonly request: Request
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/** Requests that are decided at once. */
const maxConcurrent = 4

/**
 * Coalesces requests for the same item. A single request is decided at once. Of several, the first
 * is decided while the others wait; then one query finds the owners, and the waiting requests of
 * everybody else are rejected together. Only `decide` decides: this spares it the requests that
 * cannot win.
 */
export function coalesce<Request, Outcome>(options: {
  /** Requests with the same key want the same item. */
  keyOf: (request: Request) => string
  decide: (request: Request) => Promise<Outcome>
  /** Finds who has the requested item at this moment. */
  findOwners: (request: Request) => Promise<ReadonlySet<string>>
  ownerOf: (request: Request) => string
  rejection: Outcome
}): (request: Request) => Promise<Outcome> {
  const { keyOf, decide, findOwners, ownerOf, rejection } = options
  const queues = new Map<string, PendingRequest<Request, Outcome>[]>()

  const decidePending = ({ request, resolve, reject }: PendingRequest<Request, Outcome>) =>
    decide(request).then(resolve, reject)

  async function resume(key: string, waiting: PendingRequest<Request, Outcome>[]): Promise<void> {
    for (;;) {
      const pending = waiting.splice(0)
      const [first] = pending
      if (!first) {
        queues.delete(key)
        return
      }
      // When the query fails, every request is decided on its own.
      const owners = pending.length > 1 ? await findOwners(first.request).catch(() => null) : null
      const canWin = ({ request }: PendingRequest<Request, Outcome>) =>
        !owners || [...owners].every((owner) => owner === ownerOf(request))
      for (const one of pending) if (!canWin(one)) one.resolve(rejection)
      const remaining = pending.filter(canWin)
      const next = remaining.splice(0, maxConcurrent)
      waiting.unshift(...remaining)
      await Promise.all(next.map(decidePending))
    }
  }

  return async (request) => {
    const key = keyOf(request)
    const queue = queues.get(key)
    if (queue)
      return new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject })
      })
    const waiting: PendingRequest<Request, Outcome>[] = []
    queues.set(key, waiting)
    try {
      return await decide(request)
    } finally {
      void resume(key, waiting)
    }
  }
}
