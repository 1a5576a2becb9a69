type Asked<Request, Outcome> = {
  readonly request: Request
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/** Of those who are not turned away, so many are decided at once. */
const maxConcurrent = 4

/**
 * Lets requests for the same thing in one after the other. Whoever asks alone is decided at once. Of a
 * crowd the first is decided, and all who came meanwhile are told together when somebody else has got
 * it, by one look that is younger than their question. What is decided is decided by `decide` alone:
 * this only spares it those who cannot win.
 */
export function coalesce<Request, Outcome>(options: {
  /** Requests of one key want the same. */
  keyOf: (request: Request) => string
  decide: (request: Request) => Promise<Outcome>
  /** Who has what is wanted, now. */
  findOwners: (request: Request) => Promise<ReadonlySet<string>>
  ownerOf: (request: Request) => string
  lostOutcome: Outcome
}): (request: Request) => Promise<Outcome> {
  const { keyOf, decide, findOwners, ownerOf, lostOutcome } = options
  const crowds = new Map<string, Asked<Request, Outcome>[]>()

  const settle = ({ request, resolve, reject }: Asked<Request, Outcome>) =>
    decide(request).then(resolve, reject)

  async function resume(key: string, waiting: Asked<Request, Outcome>[]): Promise<void> {
    for (;;) {
      const asked = waiting.splice(0)
      const [first] = asked
      if (!first) {
        crowds.delete(key)
        return
      }
      // Should it fail, each hears so from its own decision.
      const owners = asked.length > 1 ? await findOwners(first.request).catch(() => null) : null
      const canWin = ({ request }: Asked<Request, Outcome>) =>
        !owners || [...owners].every((owner) => owner === ownerOf(request))
      for (const one of asked) if (!canWin(one)) one.resolve(lostOutcome)
      const rest = asked.filter(canWin)
      const next = rest.splice(0, maxConcurrent)
      waiting.unshift(...rest)
      await Promise.all(next.map(settle))
    }
  }

  return async (request) => {
    const key = keyOf(request)
    const crowd = crowds.get(key)
    if (crowd)
      return new Promise((resolve, reject) => {
        crowd.push({ request, resolve, reject })
      })
    const waiting: Asked<Request, Outcome>[] = []
    crowds.set(key, waiting)
    try {
      return await decide(request)
    } finally {
      void resume(key, waiting)
    }
  }
}
