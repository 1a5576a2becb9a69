/** Requests decided together; more wait for the next time. */
export const largestBatch = 256

type Waiting<Request, Outcome> = {
  request: Request
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Everybody who asks for the same thing while an earlier call is under way is decided together by
 * the next one, in order of arrival: a rush costs a few transactions instead of thousands. Other
 * instances do the same; the row lock in the database keeps them apart.
 *
 * @param options.keyOf requests of the same key are for the same thing
 * @param options.decide outcomes in the order of the requests; what it throws reaches all of them
 */
export function batchRequests<Request, Outcome>({
  keyOf,
  decide,
}: {
  keyOf: (request: Request) => string
  decide: (batch: readonly [Request, ...Request[]]) => Promise<readonly Outcome[]>
}): (request: Request) => Promise<Outcome> {
  const lines = new Map<string, Waiting<Request, Outcome>[]>()

  async function serve(key: string, line: Waiting<Request, Outcome>[]): Promise<void> {
    for (;;) {
      const batch = line.splice(0, largestBatch)
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
    lines.delete(key)
  }

  return (request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const key = keyOf(request)
    const waiting = { request, resolve, reject }
    const line = lines.get(key)
    if (line) line.push(waiting)
    else {
      const started = [waiting]
      lines.set(key, started)
      void serve(key, started)
    }
    return promise
  }
}
