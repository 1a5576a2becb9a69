/** Requests that are decided together; the others wait for the next batch. */
export const largestBatch = 256

type Waiting<Request, Outcome> = {
  request: Request
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Batches concurrent requests: requests for the same item that arrive during a call are decided
 * together by the next call, in order of arrival, so that a rush costs a few transactions instead
 * of thousands. Other instances do the same; the row lock in the database serialises them.
 *
 * @param options.keyOf requests with the same key are for the same item
 * @param options.decide returns the outcomes in the order of the requests; an error rejects all of
 *   them
 */
export function batchRequests<Request, Outcome>({
  keyOf,
  decide,
}: {
  keyOf: (request: Request) => string
  decide: (batch: readonly [Request, ...Request[]]) => Promise<readonly Outcome[]>
}): (request: Request) => Promise<Outcome> {
  const queues = new Map<string, Waiting<Request, Outcome>[]>()

  async function serve(key: string, queue: Waiting<Request, Outcome>[]): Promise<void> {
    for (;;) {
      const batch = queue.splice(0, largestBatch)
      const [first, ...others] = batch.map(({ request }) => request)
      if (first === undefined) break
      try {
        const outcomes = await decide([first, ...others])
        batch.forEach((waiting, index) => {
          const outcome = outcomes[index]
          if (outcome === undefined) waiting.reject(new Error('a request was left undecided'))
          else waiting.resolve(outcome)
        })
      } catch (error) {
        for (const waiting of batch) waiting.reject(error)
      }
    }
    queues.delete(key)
  }

  return (request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const key = keyOf(request)
    const waiting = { request, resolve, reject }
    const queue = queues.get(key)
    if (queue) queue.push(waiting)
    else {
      const started = [waiting]
      queues.set(key, started)
      void serve(key, started)
    }
    return promise
  }
}
