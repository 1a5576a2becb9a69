import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'

/** `degraded`: it does its work, but not as quickly as it should. */
export type Health = 'ok' | 'degraded' | 'unavailable'

type Check = () => Health | Promise<Health>

const answerWithin = 2_000

/** Milliseconds for which what was found out is good: several may ask, each once or twice a second. */
export const looksAgainAfter = 500

/** Milliseconds that an answer waits for what is found out now; load balancers wait little longer. */
const patience = 200

const uncached = { 'cache-control': 'no-store' }

/**
 * What a load balancer and an operator ask.
 *
 * - `/livez`: the process runs. It depends on nothing, so that nothing else has it killed.
 * - `/startupz`: its start is over.
 * - `/readyz`: it can serve what most visitors ask for. The body says what else is degraded or away:
 *   to take an instance out for that would mend nothing, as the others depend on the same
 *   (docs/adr/0094-probes-and-stopping.md). Where something hangs or is slow it is answered with what
 *   was found out before, so that no probe runs out of time.
 *
 * @param checks of what it depends on, by the name in the body
 * @param servesVisitors whether it does without what is away
 */
export function createHealthApi(
  checks: Readonly<Record<string, Check>>,
  servesVisitors: () => boolean | Promise<boolean>,
) {
  let stopping = false
  let waitsFor: string | null = 'the start'
  const api = new Hono()
    .get('/livez', (context) => context.json({ status: 'ok' }, 200, uncached))
    .get('/startupz', (context) =>
      waitsFor === null
        ? context.json({ status: 'ok' }, 200, uncached)
        : context.json({ status: 'starting', waitsFor }, 503, uncached),
    )
    .get('/readyz', async (context) => {
      const { parts, serving } = await lookUp()
      const status = stopping ? 'stopping' : waitsFor === null ? serving : 'starting'
      return context.json(
        { status, ...(waitsFor !== null && { waitsFor }), ...parts },
        status === 'ok' || status === 'degraded' ? 200 : 503,
        uncached,
      )
    })

  async function look() {
    const results = await Promise.all(
      Object.entries(checks).map(
        async ([name, check]) => [name, await answerOf(check)] satisfies [string, Health],
      ),
    )
    const isWhole = results.every(([, health]) => health === 'ok')
    const serves = async () => ((await servesVisitors()) ? 'degraded' : 'unavailable')
    return {
      parts: Object.fromEntries(results),
      serving: isWhole ? ('ok' as const) : await answerOf(serves),
    }
  }
  const lookUp = withPatience(look)

  return {
    api,
    /** What is still missing of the start; null once everything is there. */
    noteStart(missing: string | null) {
      waitsFor = missing
    },
    /** From now on not ready, whatever is still served. */
    beginStopping() {
      stopping = true
    },
  }
}

async function answerOf(check: Check): Promise<Health> {
  const timeout = Promise.withResolvers<Health>()
  const timer = setTimeout(() => timeout.resolve('unavailable'), answerWithin)
  try {
    return await Promise.race([check(), timeout.promise])
  } catch {
    return 'unavailable'
  } finally {
    clearTimeout(timer)
  }
}

/** Calls twice a second at most, and answers with what came of an earlier call where one takes long. */
function withPatience<Answer>(call: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<Answer> | undefined
  let next: Promise<Answer> | undefined
  let calledAt = 0
  return async () => {
    if (!next && last && performance.now() - calledAt < looksAgainAfter) return last
    if (!next) {
      calledAt = performance.now()
      next = call().finally(() => {
        last = next
        next = undefined
      })
    }
    const before = last
    if (!before) return next
    return Promise.race([next, sleep(patience).then(() => before)])
  }
}
